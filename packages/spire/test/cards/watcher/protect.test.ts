// Protect: much block for anybody, when it is wanted.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-protect", 3],
  ["watcher-protect+", 4],
])("%s gives any player %i block", (card, block) => {
  const table = combat({ p1: { hand: [card] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play(card, "p2")
  expect([playerOf(table, 2).block, playerOf(table, 1).energy]).toEqual([block, 1])
})

test("it stays in the hand", () => {
  const table = combat({
    p1: { hand: ["watcher-protect"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table).p1.has("hand", "watcher-protect")
})
