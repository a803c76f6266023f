// Meat on the Bone: some HP for whoever has hardly any left.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  [1, 4],
  [3, 4],
  [4, 4],
  [7, 7],
])("%i HP are %i when the combat is over", (hp, after) => {
  const table = combat({
    // The Silent: no other ability at the end of a combat.
    p1: { hand: ["ironclad-strike"] },
    p2: { items: ["meat-on-the-bone"], hp },
    enemies: ["first-cultist"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("ironclad-strike", "first-cultist")
  expect(playerOf(table, 2).hp).toBe(after)
})
