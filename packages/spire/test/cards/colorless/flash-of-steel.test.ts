// Flash of Steel: a hit and a card.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf } from "../../support/table.ts"

test.each([
  ["colorless-flash-of-steel", "exhaust"],
  ["colorless-flash-of-steel+", "discard"],
])("%s hits for one, draws, and goes to the %s pile", (card, pile) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-strike"], energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.play(card, "first-cultist").p1.has("hand", "ironclad-strike").p1.has(pile, card)
  expect(enemyOf(table).hp).toBe(8)
})

test("draws although the hit has killed", () => {
  const table = combat({
    p1: { hand: ["colorless-flash-of-steel"], draw: ["ironclad-strike"] },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("colorless-flash-of-steel", "first-cultist").p1.has("hand", "ironclad-strike")
  expect(cardsIn(table, "leftCombat")).toEqual(["first-cultist"])
})
