// Uppercut: leaves an enemy open and weak.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-uppercut", 1],
  ["ironclad-uppercut+", 2],
])("%s: the tokens come after the hit", (card, vulnerable) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 6, vulnerable, weak: 1 })
  expect(playerOf(table, 1).energy).toBe(1)
})

test("three tokens of each at most", () => {
  const table = combat({
    p1: { hand: ["ironclad-uppercut+"] },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 3, weak: 3 }],
  })
  table.p1.play("ironclad-uppercut+", "first-cultist")
  // One vulnerable token went with the hit.
  expect(enemyOf(table)).toMatchObject({ hp: 3, vulnerable: 3, weak: 3 })
})
