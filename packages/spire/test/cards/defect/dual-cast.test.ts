// Dual Cast: an orb twice.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-dual-cast", 2],
  ["defect-dual-cast+", 3],
])("%s evokes one orb twice and leaves %i energy", (card, energy) => {
  const table = defect({ hand: [card], frost: 2 })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ block: 2, frost: 1, energy })
})

test("the player says which orb, and a target for each time", () => {
  const table = defect(
    { hand: ["defect-dual-cast"], frost: 1, lightning: 1 },
    { enemies: ["first-cultist", "first-jaw-worm"] },
  )
  table.p1.play("defect-dual-cast").p1.pick("lightning").p1.pick("first-cultist").p1.pick("first-jaw-worm")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([7, 5])
  expect(held(table)).toEqual({ lightning: 0, frost: 1, dark: 0 })
})
