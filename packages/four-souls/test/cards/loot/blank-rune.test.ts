// Blank Rune: the same for every player, by a roll.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const rune = (value: number): Play =>
  fourSoulsTable({
    p1: { hand: ["blank-rune"] },
    p2: {},
    p3: { board: ["breakfast", "dinner"] },
    lootDeck: Array.from({ length: 20 }, () => "a-penny"),
    dice: [value],
  })
    .p1.play("blank-rune")
    .allPass()

test.each([
  [1, 1],
  [4, 4],
  [6, 6],
])("a %i: cents for each, whoever rolled", (value, amount) => {
  expect(cents(rune(value))).toEqual([3 + amount, 3 + amount, 3 + amount])
})

test.each([
  [2, 2],
  [5, 5],
])("a %i: loot for each", (value, amount) => {
  const table = rune(value)
  expect([1, 2, 3].map((seat) => cardsIn(table, `p${seat}.hand`).length)).toEqual([amount, amount, amount])
})

test("a 3: 3 damage for each, the active player first", () => {
  const table = rune(3)
  expect(table.told("damage").map(({ whom, amount }) => [whom, amount])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
  expect(table.told("playerDies").map(({ who }) => who)).toEqual([0, 1])
  expect(table.state.table.active).toBe(1)
  expect(person(table, 3).health).toBe(4)
})

test("a 2: each draws what is left, in turn order", () => {
  const table = fourSoulsTable({
    p1: { hand: ["blank-rune"] },
    lootDeck: ["bomb", "a-dime", "a-nickel"],
    dice: [2],
  })
  table.p1.play("blank-rune").p1.pass().p2.pass().allPass()
  // The rune itself had been discarded by then, and became the deck.
  expect([cardsIn(table, "p1.hand"), cardsIn(table, "p2.hand")]).toEqual([
    ["bomb", "a-dime"],
    ["a-nickel", "blank-rune"],
  ])
})
