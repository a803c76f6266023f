// Perfected Strike: harder with every other card in hand that has "Strike" in its name.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-perfected-strike", [], 3],
  ["ironclad-perfected-strike", ["ironclad-strike", "ironclad-twin-strike+", "ironclad-bash"], 5],
  ["ironclad-perfected-strike+", [], 3],
  ["ironclad-perfected-strike+", ["ironclad-strike+", "ironclad-perfected-strike", "ironclad-bash"], 7],
])("%s beside %j deals %i", (card, others, dealt) => {
  const table = combat({ p1: { hand: [card, ...others] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([9 - dealt, 1])
})

rule("STS-11.3", "strikes in other places, and in other hands, do not count", () => {
  const table = combat({
    p1: { hand: ["ironclad-perfected-strike"], discard: ["ironclad-strike"], draw: ["ironclad-wild-strike"] },
    p2: { hand: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-perfected-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(6)
})
