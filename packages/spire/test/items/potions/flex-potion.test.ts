// Flex Potion: strength for a turn.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("a strength until the end of the turn", () => {
  const table = combat({
    p1: { items: ["flex-potion"], hand: ["ironclad-strike"], strength: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.use("flex-potion").p1.has("items").p1.play("ironclad-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(6)
  endTurn(table)
  expect(playerOf(table, 1).strength).toBe(1)
  endTurn(table)
  expect(playerOf(table, 1).strength).toBe(1)
})
