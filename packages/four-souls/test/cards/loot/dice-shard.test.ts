// Dice Shard: a roll is rolled again.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("by whoever rolled it, and it is still the one roll it was", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"] },
    p2: { hand: ["dice-shard"], plays: 1 },
    dice: [2, 5],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.pass().p2.play("dice-shard", "item").allPass()
  expect([table.told("rolls"), table.told("dice").length]).toMatchObject([[{ who: 0, value: 5 }], 1])
})

test("the same number may come again", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"], hand: ["dice-shard"] },
    dice: [2, 2],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.play("dice-shard", "item").allPass()
  expect([table.told("changeRoll"), table.told("rolls")]).toMatchObject([[{ value: 2 }], [{ value: 2 }]])
})

test("needs a roll", () => {
  fourSoulsTable({ p1: { hand: ["dice-shard"] } }).p1.cannot("play:dice-shard", "no-target")
})

test("turns a miss into a hit", () => {
  const table = fourSoulsTable({ p1: { hand: ["dice-shard"] }, monsters: ["trite"], dice: [4, 5] })
  attack(table, "trite").p1.play("dice-shard", "item").allPass()
  expect(table.told("damage")).toMatchObject([{ amount: 1, roll: 5 }])
})

test("comes too late for the roll of an attack that is over", () => {
  const table = fourSoulsTable({
    p1: { hand: ["dice-shard"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly"],
    dice: [4],
  })
  attack(table, "fly").p1.play("dice-shard", "item").p1.pass().p2.play("bomb", "fly").allPass()
  expect([table.told("fizzle").length, table.told("changeRoll"), table.told("rolls")]).toEqual([1, [], []])
})
