// Shiny: everybody begins with rare cards.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { newClimb } from "../support/climb.ts"

test("each player begins with 5 of their own, at random", () => {
  const options = { characters: ["ironclad", "silent"] }
  const plain = newClimb(2, options, "shiny")
  const table = newClimb(2, { ...options, modifiers: ["daily-shiny"] }, "shiny")
  for (const seat of ["p1", "p2"]) {
    const rares = cardsIn(plain, `${seat}.rares`)
    expect(cardsIn(table, `${seat}.rares`)).toHaveLength(rares.length - 5)
    const gained = cardsIn(table, `${seat}.deck`).slice(cardsIn(plain, `${seat}.deck`).length)
    expect(gained).toHaveLength(5)
    expect(gained.filter((card) => !rares.includes(card))).toEqual([])
  }
})
