// Combust: once per turn, damage to a row.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-combust", 1],
  ["ironclad-combust+", 2],
])("%s can be used at once, and once", (card, dealt) => {
  const table = combat({
    p1: { hand: [card] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-blue-slaver"],
    conditions: [{}, {}, { row: 1 }],
  })
  table.p1.play(card).p1.use(card, "p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9 - dealt, 7 - dealt, 10])
  expect(playerOf(table, 1).energy).toBe(2)
  table.p1.canPickExactly("done")
})

rule("STS-12.8", "again in the next turn", () => {
  const table = combat({ p1: { powers: ["ironclad-combust"] }, enemies: ["first-cultist"], dice: [1] })
  table.p1.use("ironclad-combust", "p1").p1.pick("done").p1.use("ironclad-combust", "p1")
  expect(enemyOf(table).hp).toBe(7)
})
