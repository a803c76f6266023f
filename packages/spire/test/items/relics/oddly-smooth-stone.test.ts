// Oddly Smooth Stone: block for anybody, on a 4.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("two block to whomever one likes", () => {
  const table = onDie(4, { p1: { items: ["oddly-smooth-stone"] }, p2: {} })
  table.p1.pick("p2")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 2])
})

test("not on a 3", () => {
  onDie(3, { p1: { items: ["oddly-smooth-stone"] }, p2: {} }).p1.isAsked("play")
})
