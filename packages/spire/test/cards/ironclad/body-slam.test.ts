// Body Slam: hits with the block its player has.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-body-slam", 2],
  ["ironclad-body-slam+", 3],
])("%s hits for as much as there is block, and keeps it", (card, energy) => {
  const table = combat({ p1: { hand: [card], block: 4 }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(5)
  expect(playerOf(table, 1)).toMatchObject({ block: 4, energy })
})

test("it is a hit: strength counts, also without any block", () => {
  const table = combat({ p1: { hand: ["ironclad-body-slam"], strength: 2 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-body-slam", "first-cultist")
  expect(enemyOf(table).hp).toBe(7)
})

test("without block and strength it takes a vulnerable token off for nothing", () => {
  const table = combat({
    p1: { hand: ["ironclad-body-slam"] },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 1 }],
  })
  table.p1.play("ironclad-body-slam", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 9, vulnerable: 0 })
})
