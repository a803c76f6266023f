// All Star: everybody begins with colorless cards.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { newClimb } from "../support/climb.ts"

const colorless = (cards: readonly string[]): number =>
  cards.filter((card) => card.startsWith("colorless-")).length

test.each([1, 4])("each of %i players begins with 5 of them at random", (seats) => {
  const table = newClimb(seats, { modifiers: ["daily-all-star"], everythingUnlocked: true })
  for (let seat = 1; seat <= seats; seat++) expect(colorless(cardsIn(table, `p${seat}.deck`))).toBe(5)
  expect(cardsIn(table, "colorlessDeck")).toHaveLength(22 - 5 * seats)
  expect(cardsIn(table, "room")).toEqual(["daily-all-star"])
})

test("where there are no colorless cards it is refused", () => {
  expect(() => newClimb(1, { modifiers: ["daily-all-star"] })).toThrow("locked-modifier")
})
