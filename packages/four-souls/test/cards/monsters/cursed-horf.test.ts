// Cursed Horf: 2 damage for every 2.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("2 damage to whoever rolls a 2, whatever for, and to nobody for another number", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["test-die", "dinner"] },
    monsters: ["cursed-horf"],
    cards: [die],
    dice: [3, 2],
  })
  table.p1.pass().p2.activate("test-die").allPass()
  expect(table.told("damage")).toEqual([])
  table.p1.pass().p2.activate("test-die").allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 1, amount: 2, from: -1, combat: 0 }])
})

test("who attacks it and rolls a 2 takes both: the horf's 2 first", () => {
  const table = fourSoulsTable({ p1: { board: ["dinner"] }, monsters: ["cursed-horf"], dice: [2] })
  attack(table, "cursed-horf").allPass()
  expect(table.told("damage").map((each) => each["amount"])).toEqual([2, 1])
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
})

test("is silent once it is dead", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"], hand: ["bomb"] },
    monsters: ["cursed-horf"],
    cards: [die],
    dice: [2],
  })
  table.p1.play("bomb", "cursed-horf").allPass().p1.activate("test-die").allPass()
  expect(table.told("damage")).toHaveLength(1)
})
