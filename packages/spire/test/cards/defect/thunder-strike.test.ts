// Thunder Strike: hits a row for every lightning.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { boss, defect, rows } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-thunder-strike", 4],
  ["defect-thunder-strike+", 6],
])("%s hits for %i, once for each lightning", (card, hit) => {
  const table = defect({ hand: [card], lightning: 2, frost: 1 }, boss)
  table.p1.play(card, "p1")
  expect([enemyOf(table).hp, playerOf(table, 1).energy, held(table).lightning]).toEqual([36 - 2 * hit, 0, 2])
})

test("Thunder Strike hits a whole row, and no other", () => {
  const table = defect({ hand: ["defect-thunder-strike"], lightning: 1 }, rows)
  table.p1.play("defect-thunder-strike", "p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([5, 5, 9])
})

rule("STS-11.3", "contains Strike, and is no starter Strike", () => {
  const table = defect({ hand: ["ironclad-perfected-strike", "defect-thunder-strike"] }, boss)
  table.p1.play("ironclad-perfected-strike", "b1-hexaghost")
  expect(enemyOf(table).hp).toBe(36 - 4)
})
