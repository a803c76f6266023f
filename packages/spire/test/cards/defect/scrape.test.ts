// Scrape: a hit that brings back what costs 0.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-scrape", 7],
  ["defect-scrape+", 6],
])("%s returns the top of the discard pile if it costs 0", (card, hp) => {
  const table = defect({ hand: [card], discard: ["defect-claw", "defect-steam-barrier"] })
  table.p1
    .play(card, "first-cultist")
    .p1.has("hand", "defect-steam-barrier")
    .p1.has("discard", "defect-claw", card)
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 2])
})

test("only the top one, and only if it costs 0", () => {
  const table = defect({ hand: ["defect-scrape"], discard: ["defect-claw", "defect-skim"] })
  table.p1.play("defect-scrape", "first-cultist").p1.has("hand")
  const empty = defect({ hand: ["defect-scrape"] })
  empty.p1.play("defect-scrape", "first-cultist").p1.has("hand").p1.has("discard", "defect-scrape")
})
