// Blood Vial: HP to begin with.

import { expect, test } from "vitest"
import { atFirst } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [5, 5],
  [10, 10],
])("%i HP, of which a cultist has taken one before, become %i", (hp, after) => {
  expect(playerOf(atFirst({ p1: { items: ["blood-vial"], hp } }), 1).hp).toBe(after)
})
