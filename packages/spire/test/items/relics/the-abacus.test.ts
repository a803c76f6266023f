// The Abacus: one more on the die.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  [2, 3],
  [6, 1],
])("a %i becomes a %i, once a combat", (face, after) => {
  const table = endTurn(
    combat({ p1: { items: ["the-abacus", "captains-wheel"] }, dice: [face, 4], enemies: ["first-cultist"] }),
  )
  table.p1.change("the-abacus")
  expect(table.state.table.die).toBe(after)
  expect(playerOf(table, 1).block).toBe(after === 3 ? 3 : 0)
  endTurn(table).p1.isAsked("play")
})
