// Clothesline: a hit that weakens.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-clothesline", 6],
  ["ironclad-clothesline+", 5],
])("%s hits, then gives a weak token", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp, weak: 1 })
  expect(playerOf(table, 1).energy).toBe(1)
})

test("an enemy has three tokens at most", () => {
  const table = combat({
    p1: { hand: ["ironclad-clothesline"] },
    enemies: ["first-cultist"],
    conditions: [{ weak: 3 }],
  })
  table.p1.play("ironclad-clothesline", "first-cultist")
  expect(enemyOf(table).weak).toBe(3)
})
