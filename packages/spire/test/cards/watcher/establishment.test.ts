// Establishment: what has waited costs less.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-establishment", 1],
  ["watcher-establishment+", 2],
])("%s: cards that were retained cost %i less", (card, less) => {
  const table = combat({
    p1: { hand: [card, "watcher-protect"], draw: ["watcher-strike", "watcher-vigilance"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table.p1.play(card)).p1.play("watcher-protect", "p1")
  expect(playerOf(table, 1).energy).toBe(3 - (2 - less))
  // What was drawn costs what it costs.
  table.p1.play("watcher-strike", "first-cultist")
  expect(playerOf(table, 1).energy).toBe(2 - (2 - less))
})

test("never less than nothing, and only from the start of a turn on", () => {
  const table = combat({
    p1: { hand: ["watcher-establishment+", "watcher-flying-sleeves", "watcher-protect"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table).p1.play("watcher-protect", "p1")
  expect(playerOf(table, 1).energy).toBe(1)
  const later = combat({
    p1: { hand: ["watcher-flying-sleeves"], powers: ["watcher-establishment+"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(later).p1.play("watcher-flying-sleeves", "first-cultist")
  expect(playerOf(later, 1).energy).toBe(3)
})
