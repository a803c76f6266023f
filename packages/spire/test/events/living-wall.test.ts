// Living Wall: one card less, another one, or a better one.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf, entering } from "../support/climb.ts"

const wall = (more: Parameters<typeof entering>[1] = {}): ReturnType<typeof entering> =>
  entering("event", {
    eventDeck: ["act1-living-wall"],
    p1: { deck: ["ironclad-strike", "ironclad-bash"], rewards: ["ironclad-anger"] },
    ...more,
  })

test("removes a card from the deck", () => {
  const table = wall()
  choose(table, 1)
  table.p1.pick("ironclad-bash")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike"])
  expect(cardsIn(table, "box")).toEqual(["ironclad-bash"])
})

test("transforms a card into the top of the card rewards", () => {
  const table = wall()
  choose(table, 2)
  table.p1.pick("ironclad-strike")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-bash", "ironclad-anger"])
})

test("upgrades a card", () => {
  const table = wall()
  choose(table, 3)
  table.p1.pick("ironclad-bash")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-bash+"])
})

test("each player chooses for themselves, and the card goes back under its deck", () => {
  const table = wall({ p2: { deck: ["silent-defend"] } })
  choose(table, 3, 2)
  expect(cardsIn(table, "p2.deck")).toEqual(["silent-defend+"])
  expect(climberOf(table, 1).chosen).toBe(0)
  choose(table, 3)
  table.p1.pick("ironclad-strike")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike+", "ironclad-bash"])
  expect(cardsIn(table, "eventDeck")).toEqual(["act1-living-wall"])
})
