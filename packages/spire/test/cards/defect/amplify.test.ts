// Amplify: evoked dark hurts more.

import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-amplify", 7],
  ["defect-amplify+", 9],
])("%s: dark is evoked for %i, the power itself counted", (card, damage) => {
  const table = defect({ hand: [card, "defect-recursion+"], dark: 1 }, boss)
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(2)
  table.p1.play("defect-recursion+")
  expect(enemyOf(table).hp).toBe(36 - damage)
})

test("lightning and frost are as they were", () => {
  const table = defect(
    { hand: ["defect-dual-cast+", "defect-recursion+"], powers: ["defect-amplify"], lightning: 1 },
    boss,
  )
  table.p1.play("defect-recursion+")
  expect(enemyOf(table).hp).toBe(34)
})
