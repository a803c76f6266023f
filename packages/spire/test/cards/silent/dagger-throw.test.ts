// Dagger Throw: a hit and a better hand.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-dagger-throw", 7],
  ["silent-dagger-throw+", 6],
])("%s hits, draws, then discards", (card, hp) => {
  const table = combat({
    p1: { hand: [card, "silent-defend"], draw: ["silent-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card, "first-cultist").p1.canPickExactly("silent-strike", "silent-defend")
  table.p1.pick("silent-strike").p1.has("discard", "silent-strike", card)
  expect(enemyOf(table).hp).toBe(hp)
})

test("the last enemy dead: no draw, no discard", () => {
  const table = combat({
    p1: { hand: ["silent-dagger-throw", "silent-defend"], draw: ["silent-strike"] },
    enemies: ["first-cultist"],
    conditions: [{ hp: 2 }],
  })
  table.p1.play("silent-dagger-throw", "first-cultist").p1.isNotAsked()
  expect(cardsIn(table, "p1.deck")).toHaveLength(3)
})
