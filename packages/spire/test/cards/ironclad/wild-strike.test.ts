// Wild Strike: a hard hit that dazes its player.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-wild-strike", 6],
  ["ironclad-wild-strike+", 5],
])("%s: the daze is the next card drawn", (card, hp) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-strike"] },
    enemies: ["first-cultist"],
    dazeDeck: ["status-daze"],
  })
  table.p1.play(card, "first-cultist").p1.has("draw", "ironclad-strike", "status-daze")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 2])
})

test("with no daze left there is none", () => {
  const table = combat({ p1: { hand: ["ironclad-wild-strike"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-wild-strike", "first-cultist").p1.has("draw")
  expect(enemyOf(table).hp).toBe(6)
})
