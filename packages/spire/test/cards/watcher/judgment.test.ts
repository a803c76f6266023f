// Judgment: the end of who is nearly dead.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat } from "../../support/table.ts"

test.each([
  ["watcher-judgment", 7],
  ["watcher-judgment+", 8],
])("%s kills an enemy with %i HP or less", (card, most) => {
  for (const [hp, left] of [
    [most, 1],
    [most + 1, 2],
  ]) {
    const table = combat({
      p1: { hand: [card] },
      enemies: ["first-cultist", "a1-jaw-worm"],
      conditions: [{ hp, block: 9 }, {}],
    })
    table.p1.play(card, "first-cultist")
    expect(cardsIn(table, "enemies")).toHaveLength(left)
  }
})

test("Judgment is exhausted when it is not played, Judgment+ stays", () => {
  const table = combat({
    p1: { hand: ["watcher-judgment", "watcher-judgment+"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table).p1.has("hand", "watcher-judgment+").p1.has("exhaust", "watcher-judgment")
})
