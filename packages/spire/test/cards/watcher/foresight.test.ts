// Foresight: a look ahead before each hand.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

const draw = [
  "watcher-strike",
  "watcher-defend",
  "watcher-eruption",
  "watcher-vigilance",
  "watcher-halt",
  "watcher-protect",
  "watcher-collect",
]

test.each([
  ["watcher-foresight", 3],
  ["watcher-foresight+", 4],
])("%s shows %i cards before the hand is drawn", (card, seen) => {
  const table = combat({ p1: { hand: [card], draw, block: 20 }, enemies: ["first-cultist"], dice: [1] })
  endTurn(table.p1.play(card))
    .p1.isAsked("scry")
    .p1.canPickExactly(...draw.slice(0, seen))
  table.p1.has("hand")
  table.p1
    .pick("watcher-strike", "watcher-eruption")
    .p1.has(
      "hand",
      "watcher-defend",
      "watcher-vigilance",
      "watcher-halt",
      "watcher-protect",
      "watcher-collect",
    )
})

rule("STS-Q-37", "it is the start of a turn: block is gone before, so what it gives stays", () => {
  const table = combat({
    p1: { powers: ["watcher-foresight", "watcher-nirvana"], draw, block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table).p1.pick()
  expect(playerOf(table, 1).block).toBe(1)
})
