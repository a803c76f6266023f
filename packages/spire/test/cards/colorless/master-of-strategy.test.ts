// Master of Strategy: cards.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

test.each([
  ["colorless-master-of-strategy", 3],
  ["colorless-master-of-strategy+", 4],
])("%s draws %i, shuffling where it must", (card, many) => {
  const strikes = Array.from({ length: many - 1 }, () => "ironclad-strike")
  const table = combat({
    p1: { hand: [card], draw: strikes, discard: ["ironclad-bash"], energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1
    .play(card)
    .p1.has("hand", ...strikes, "ironclad-bash")
    .p1.has("exhaust", card)
})
