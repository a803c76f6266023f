// Vault: a new hand in the same turn.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-vault", 3],
  ["watcher-vault+", 4],
])("%s discards what has no Retain, draws 5 and gives 3 energy; %i are there then", (card, energy) => {
  const draw = Array.from({ length: 6 }, () => "watcher-strike")
  const table = combat({
    p1: { hand: [card, "watcher-defend", "watcher-protect", "watcher-halt"], draw },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("exhaust", card).p1.has("discard", "watcher-defend", "watcher-halt")
  expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["watcher-protect", ...draw.slice(0, 5)].toSorted())
  expect(playerOf(table, 1)).toMatchObject({ energy, discarded: 2 })
})
