// Heavy Blade: each strength counts for more.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-heavy-blade", 0, 3],
  ["ironclad-heavy-blade", 2, 9],
  ["ironclad-heavy-blade+", 0, 3],
  ["ironclad-heavy-blade+", 2, 13],
])("%s with %i strength deals %i", (card, strength, dealt) => {
  const table = combat({
    p1: { hand: [card], strength },
    enemies: ["first-cultist"],
    conditions: [{ hp: 30 }],
  })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([30 - dealt, 1])
})

test("the bonus is doubled by vulnerable, and weak takes one off", () => {
  const vulnerable = combat({
    p1: { hand: ["ironclad-heavy-blade"], strength: 1 },
    enemies: ["first-cultist"],
    conditions: [{ hp: 30, vulnerable: 1 }],
  })
  vulnerable.p1.play("ironclad-heavy-blade", "first-cultist")
  expect(enemyOf(vulnerable).hp).toBe(18)
  const weak = combat({
    p1: { hand: ["ironclad-heavy-blade"], strength: 1, weak: 1 },
    enemies: ["first-cultist"],
    conditions: [{ hp: 30 }],
  })
  weak.p1.play("ironclad-heavy-blade", "first-cultist")
  expect(enemyOf(weak).hp).toBe(25)
})
