// Heirloom: everybody begins with a boss relic.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { items } from "../../src/library.ts"
import { newClimb } from "../support/climb.ts"

test("each player begins with one at random, and no two the same", () => {
  const all = items.filter(({ type }) => type === "boss-relic").map(({ id }) => id)
  const found = new Set<string>()
  for (const seed of ["one", "two", "three", "four", "five"]) {
    const table = newClimb(3, { modifiers: ["daily-heirloom"] }, seed)
    const left = cardsIn(table, "bossRelicDeck")
    expect(left).toHaveLength(all.length - 3)
    for (const gone of all.filter((id) => !left.includes(id))) found.add(gone)
  }
  expect(found.size).toBeGreaterThan(3)
})
