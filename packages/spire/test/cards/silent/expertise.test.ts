// Expertise: a full hand.

import { expect, test } from "vitest"
import { cardsIn, combat } from "../../support/table.ts"

const draw = Array.from({ length: 8 }, () => "silent-strike")

test.each([
  ["silent-expertise", 6],
  ["silent-expertise+", 7],
])("%s fills the hand up to %i", (card, size) => {
  const table = combat({
    p1: { hand: [card, "silent-defend", "silent-bane"], draw },
    enemies: ["first-cultist"],
  })
  table.p1.play(card)
  expect([cardsIn(table, "p1.hand").length, cardsIn(table, "p1.draw").length]).toEqual([size, 10 - size])
})

test("a hand that is full already draws nothing, and does not shuffle", () => {
  const hand = ["silent-expertise", ...draw.slice(0, 6)]
  const table = combat({ p1: { hand, discard: ["silent-bane"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-expertise").p1.has("discard", "silent-bane", "silent-expertise")
  expect(cardsIn(table, "p1.hand")).toHaveLength(6)
})
