// Fiend Fire: the hand for hits.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-fiend-fire", 6],
  ["ironclad-fiend-fire+", 3],
])("%s hits once for each card, and is exhausted itself", (card, hp) => {
  const table = combat({
    p1: { hand: ["ironclad-strike", card, "ironclad-defend", "ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card, "first-cultist").p1.has("hand")
  expect(cardsIn(table, "p1.exhaust")).toHaveLength(4)
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 1])
})

test("it is one attack of several hits: strength each time, one weak token", () => {
  const table = combat({
    p1: { hand: ["ironclad-fiend-fire", "ironclad-strike", "ironclad-bash"], strength: 2, weak: 2 },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-fiend-fire", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).weak]).toEqual([5, 1])
})

test("with an empty hand it does nothing, and takes no token", () => {
  const table = combat({
    p1: { hand: ["ironclad-fiend-fire"], weak: 1 },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 1 }],
  })
  table.p1.play("ironclad-fiend-fire", "first-cultist").p1.has("exhaust", "ironclad-fiend-fire")
  expect([enemyOf(table).hp, enemyOf(table).vulnerable, playerOf(table, 1).weak]).toEqual([9, 1, 1])
})
