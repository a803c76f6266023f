// Second Wind: block for what is no attack.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-second-wind", 3],
  ["ironclad-second-wind+", 6],
])("%s exhausts skills, powers and bad cards, and keeps attacks", (card, block) => {
  const table = combat({
    p1: { hand: ["ironclad-strike", "ironclad-defend", card, "ironclad-inflame", "status-daze"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("hand", "ironclad-strike").p1.has("discard", card)
  expect(cardsIn(table, "p1.exhaust").toSorted()).toEqual(["ironclad-defend", "ironclad-inflame"])
  // Daze goes home.
  expect(cardsIn(table, "dazeDeck")).toEqual(["status-daze"])
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 2 })
})

test("among attacks alone it does nothing", () => {
  const table = combat({
    p1: { hand: ["ironclad-second-wind", "ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-second-wind").p1.has("hand", "ironclad-strike").p1.has("exhaust")
  expect(playerOf(table, 1).block).toBe(0)
})
