// Devotion: a miracle and a card, for a while.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-devotion", 3],
  ["watcher-devotion+", 4],
])("%s gives a miracle and a card at the start of %i turns", (card, turns) => {
  const table = combat({
    p1: { hand: [card], draw: Array.from({ length: 8 }, () => "watcher-strike"), hp: 90 },
    enemies: ["first-cultist"],
    dice: Array.from({ length: turns }, () => 1),
  })
  table.p1.play(card)
  for (let turn = 1; turn <= turns; turn++) {
    table.p1.has("powers", card)
    endTurn(table)
    while (table.p1.asked?.prompt.key === "discard-order")
      table.p1.pick(...table.p1.options.map(({ key }) => key))
    expect(playerOf(table, 1).miracles).toBe(turn)
    expect(cardsIn(table, "p1.hand")).toHaveLength(6)
  }
  table.p1.has("powers").p1.has("exhaust", card)
})
