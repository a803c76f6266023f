// Study: cards for turns that start in calm.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-study", 1],
  ["watcher-study+", 2],
])("%s draws two more cards in calm; %i energy is left of playing it", (card, energy) => {
  const draw = Array.from({ length: 8 }, () => "watcher-strike")
  for (const [stance, drawn] of [
    ["neutral", 5],
    ["calm", 7],
  ] as const) {
    const table = combat({
      p1: { hand: [card], draw, stance, block: 20 },
      enemies: ["first-cultist"],
      dice: [1],
    })
    table.p1.play(card)
    expect(playerOf(table, 1).energy).toBe(energy)
    endTurn(table)
    expect(cardsIn(table, "p1.hand")).toHaveLength(drawn)
  }
})
