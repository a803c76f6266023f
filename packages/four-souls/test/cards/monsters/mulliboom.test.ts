// Mulliboom: goes off as it dies.

import { expect, test } from "vitest"
import { hush, hushTop, person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("the active player deals 3 damage to a player, maybe themselves", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["dinner", "breakfast"] },
    monsters: ["mulliboom"],
    dice: [2],
  })
  attack(table, "mulliboom").allPass().p1.canPickExactly("p1", "p2").p1.pick("p2").allPass()
  expect(person(table, 2).health).toBe(1)
  expect(table.told("damage").at(-1)).toMatchObject({ whom: 1, amount: 3, from: 0 })
})

test("whoever killed it", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["mulliboom"],
  })
  table.p1.pass().p2.play("bomb", "mulliboom").allPass().p1.pick("p2").allPass()
  expect(table.told("damage").at(-1)).toMatchObject({ whom: 1, amount: 3, from: 0 })
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})

test("cancelled, it hurts nobody", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-hush"] },
    monsters: ["mulliboom"],
    cards: [hush],
    dice: [2],
  })
  hushTop(attack(table, "mulliboom").allPass().p1.pick("p2"), 1).allPass()
  expect(person(table, 2).health).toBe(2)
})
