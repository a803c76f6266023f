// Spire Growth, which waits for a turn.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, playerOf } from "../../../support/table.ts"

test("hits the player in its row and everybody, as the die says, from the second turn on", () => {
  expect(byDie("a3-spire-growth", { round: 2 })).toEqual({
    "1-3": "p1: hit 2, hit 3; p2: hit 3",
    "4-6": "p1: hit 4, hit 2; p2: hit 2",
  })
})

rule("STS-6.7", "does nothing in the first turn, and shows that it is about to do nothing", () => {
  expect(byDie("a3-spire-growth")).toEqual({ "1-6": "" })
  const table = combat({ p1: { hp: 50, maxHp: 50 }, enemies: ["a3-spire-growth"], dice: [5] })
  const coming = (): unknown => table.game.view(table.state, 0).zones["enemies"][0].shows
  expect(coming()).toMatchObject({ coming: null })
  endTurn(table)
  expect(playerOf(table, 1).hp).toBe(50)
  expect(coming()).toMatchObject({ coming: { hits: [{ amount: 4 }, { amount: 2 }] } })
})

test("comes alone, with 17 HP", () => {
  expect(hpOf("a3-spire-growth")).toEqual([17, 17, 17, 17])
  expect(companyOf(meeting("a3-spire-growth"), "a3-spire-growth")).toEqual([])
})
