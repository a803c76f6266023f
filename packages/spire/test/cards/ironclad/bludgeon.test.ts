// Bludgeon: the hardest hit.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-bludgeon", 13],
  ["ironclad-bludgeon+", 10],
])("%s costs all energy", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"], conditions: [{ hp: 20 }] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 0])
})

test("two energy are not enough", () => {
  const table = combat({ p1: { hand: ["ironclad-bludgeon+"], energy: 2 }, enemies: ["first-cultist"] })
  table.p1.cannot("play:ironclad-bludgeon+>first-cultist", "cannot-pay")
})
