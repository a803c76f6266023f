// Poisoned Stab: a hit and poison, once.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-poisoned-stab", 1],
  ["silent-poisoned-stab+", 2],
])("%s hits for 1, poisons and is exhausted", (card, poison) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has("exhaust", card)
  expect(enemyOf(table)).toMatchObject({ hp: 8, poison })
})

test("only as much poison as is left", () => {
  const table = combat({
    p1: { hand: ["silent-poisoned-stab+"] },
    enemies: ["first-cultist"],
    conditions: [{ poison: 29 }],
  })
  table.p1.play("silent-poisoned-stab+", "first-cultist")
  expect(enemyOf(table).poison).toBe(30)
})
