// Spirit Shield: block for every card in hand.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-spirit-shield", "exhaust"],
  ["watcher-spirit-shield+", "discard"],
])("%s gives 1 block for each card, without itself, and ends in the %s pile", (card, pile) => {
  const table = combat({
    p1: { hand: [card, "watcher-strike", "watcher-defend", "watcher-halt"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has(pile, card)
  expect(playerOf(table, 1)).toMatchObject({ block: 3, energy: 1 })
})
