// Shame: takes some block from whoever still holds it.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test("one block at the end of the turn, if there is any", () => {
  const table = combat({ p1: { hand: ["curse-shame"], block: 1 }, enemies: ["first-cultist"] })
  endTurn(table)
  expect(playerOf(table, 1).hp).toBe(9)
  const bare = combat({ p1: { hand: ["curse-shame"] }, enemies: ["first-cultist"] })
  endTurn(bare)
  expect([playerOf(bare, 1).hp, bare.told("loseBlock")]).toEqual([9, []])
})
