// Pray: miracles and cards now, none later.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-pray", 1],
  ["watcher-pray+", 2],
])("%s gives %i miracles and 2 cards, and no more cards this turn", (card, miracles) => {
  const table = combat({
    p1: { hand: [card, "watcher-scrawl+"], draw: ["watcher-strike", "watcher-defend", "watcher-halt"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.play("watcher-scrawl+").p1.has("hand", "watcher-strike", "watcher-defend")
  expect(playerOf(table, 1).miracles).toBe(miracles)
})
