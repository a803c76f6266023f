// Calculated Gamble: a new hand.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

const draw = ["silent-slice", "silent-bane", "silent-deflect"]

test.each([
  ["silent-calculated-gamble", "exhaust"],
  ["silent-calculated-gamble+", "discard"],
])("%s discards the hand and draws as many; then it is in the %s pile", (card, pile) => {
  const table = combat({
    p1: { hand: [card, "silent-strike", "silent-defend"], draw, energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("hand", "silent-slice", "silent-bane").p1.has("draw", "silent-deflect")
  expect(playerOf(table, 1).discarded).toBe(2)
  expect(cardsIn(table, `p1.${pile}`)).toContain(card)
})

test("may draw again what it has discarded", () => {
  const table = combat({
    p1: { hand: ["silent-calculated-gamble+", "silent-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-calculated-gamble+").p1.has("hand", "silent-strike")
})

test("an empty hand is no discard", () => {
  const table = combat({
    p1: { hand: ["silent-calculated-gamble"], draw, powers: ["silent-after-image"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-calculated-gamble").p1.has("hand")
  expect(playerOf(table, 1)).toMatchObject({ discarded: 0, block: 0 })
})
