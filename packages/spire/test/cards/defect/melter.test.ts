// Melter: a hit that no block stops.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-melter", 7],
  ["defect-melter+", 6],
])("%s takes all block off the enemy first", (card, hp) => {
  const table = defect({ hand: [card] }, { conditions: [{ block: 7 }] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp, block: 0 })
  expect(table.told("loseBlock")).toMatchObject([{ amount: 7 }])
})

test("without block it just hits, and nobody else loses any", () => {
  const table = defect(
    { hand: ["defect-melter"], block: 2 },
    { enemies: ["first-cultist", "first-jaw-worm"], conditions: [{}, { block: 3 }] },
  )
  table.p1.play("defect-melter", "first-cultist")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).block, playerOf(table, 1).block]).toEqual([7, 3, 2])
})
