// Deva Form: miracles at the start of each turn.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-deva-form", 1],
  ["watcher-deva-form+", 2],
])("%s gives %i miracles a turn", (card, miracles) => {
  const table = combat({ p1: { hand: [card], block: 20, hp: 9 }, enemies: ["first-cultist"], dice: [1, 1] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ miracles: 0, energy: 1 })
  endTurn(table)
  expect(playerOf(table, 1).miracles).toBe(miracles)
  endTurn(table)
  expect(playerOf(table, 1).miracles).toBe(2 * miracles)
})
