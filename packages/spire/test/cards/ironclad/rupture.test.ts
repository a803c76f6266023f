// Rupture: strength for blood.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-rupture", 2],
  ["ironclad-rupture+", 3],
])("%s: block does not help", (card, energy) => {
  const table = combat({ p1: { hand: [card], hp: 5, block: 3 }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has("discard", card)
  expect(playerOf(table, 1)).toMatchObject({ strength: 1, hp: 4, block: 3, energy })
})

test("at 8 strength the blood is lost all the same", () => {
  const table = combat({ p1: { hand: ["ironclad-rupture"], hp: 5, strength: 8 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-rupture")
  expect(playerOf(table, 1)).toMatchObject({ strength: 8, hp: 4 })
})

rule("STS-1.3", "the last HP lost this way is the end for all", () => {
  const table = combat({ p1: { hand: ["ironclad-rupture"], hp: 1 }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play("ironclad-rupture")
  expect([playerOf(table, 1).hp, table.state.table.lost, table.open]).toEqual([0, 1, []])
})
