// Flechettes: for each skill in hand.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-flechettes", 2],
  ["silent-flechettes+", 3],
])("%s hits for each skill in hand", (card, hits) => {
  const table = combat({
    p1: { hand: [card, "silent-deflect", "silent-reflex", "silent-strike", "silent-accuracy"], strength: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, table.told("damage").length]).toEqual([9 - 2 * hits, hits])
})

test("without any skill only the upgraded one hits, once", () => {
  const table = combat({
    p1: { hand: ["silent-flechettes", "silent-flechettes+"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-flechettes", "first-cultist")
  expect(enemyOf(table).hp).toBe(9)
  table.p1.play("silent-flechettes+", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})
