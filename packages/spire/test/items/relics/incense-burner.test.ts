// Incense Burner: one HP at most, on a 6.

import { expect, test } from "vitest"
import { endTurn, onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [6, 8],
  [5, 7],
])("on a %i the cultist's second hit, of 2, leaves %i HP", (face, hp) => {
  expect(playerOf(endTurn(onDie(face, { p1: { items: ["incense-burner"] } })), 1).hp).toBe(hp)
})
