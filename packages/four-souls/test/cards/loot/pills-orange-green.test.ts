// Pills! (orange/green): cents, or fewer of them.

import { expect, test } from "vitest"
import { cents, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const swallowed = (value: number, cents = 5): Play =>
  fourSoulsTable({ p1: { hand: ["pills-orange-green"], cents }, dice: [value] })
    .p1.play("pills-orange-green")
    .allPass()

test.each([
  [1, 9],
  [2, 9],
  [3, 12],
  [4, 12],
  [5, 1],
  [6, 1],
])("a %i makes %i of 5 cents", (value, after) => {
  expect(cents(swallowed(value))).toEqual([after, 3])
})

test("nobody loses more than there is", () => {
  expect(cents(swallowed(6, 2))).toEqual([0, 3])
})
