// Pills! (white/blue): loot cards, or one fewer.

import { expect, test } from "vitest"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const swallowed = (value: number, hand: string[] = ["bomb", "a-dime"]): Play =>
  fourSoulsTable({ p1: { hand: ["pills-white-blue", ...hand] }, dice: [value] })
    .p1.play("pills-white-blue")
    .allPass()

test.each([
  [1, 3],
  [2, 3],
  [3, 5],
  [4, 5],
])("a %i makes it %i cards", (value, after) => {
  expect(cardsIn(swallowed(value), "p1.hand").length).toBe(after)
})

test.each([5, 6])("a %i: one is discarded, which its player chooses", (value) => {
  const table = swallowed(value)
  table.p1.isAsked("discard").p1.canPickExactly("bomb", "a-dime").p1.pick("bomb").allPass()
  expect([cardsIn(table, "p1.hand"), cardsIn(table, "lootDiscard")]).toEqual([
    ["a-dime"],
    ["pills-white-blue", "bomb"],
  ])
})

test("a 6 with an empty hand asks for nothing", () => {
  expect(cardsIn(swallowed(6, []), "lootDiscard")).toEqual(["pills-white-blue"])
})
