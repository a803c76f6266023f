// Cursed: everybody begins with Curses.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { newClimb } from "../support/climb.ts"

test("each player begins with 2 of them at random", () => {
  const table = newClimb(4, { modifiers: ["daily-cursed"] })
  for (const seat of [1, 2, 3, 4]) {
    const curses = cardsIn(table, `p${seat}.deck`).filter((card) => card.startsWith("curse-"))
    expect(curses).toHaveLength(2)
  }
  expect(cardsIn(table, "curseDeck")).toHaveLength(13 - 8)
})
