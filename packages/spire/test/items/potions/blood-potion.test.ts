// Blood Potion: HP.

import { expect, test } from "vitest"
import { before as onWay, climberOf } from "../../support/climb.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  [5, 7],
  [9, 10],
])("%i HP become %i", (before, after) => {
  const table = combat({ p1: { items: ["blood-potion"], hp: before }, enemies: ["first-cultist"] })
  table.p1.use("blood-potion").p1.has("items")
  expect(playerOf(table, 1).hp).toBe(after)
})

test("works outside combat too", () => {
  const table = onWay("campfire", { p1: { items: ["blood-potion"], hp: 5 } })
  table.p1.use("blood-potion").p1.has("items").p1.isAsked("map")
  expect(climberOf(table).hp).toBe(7)
})
