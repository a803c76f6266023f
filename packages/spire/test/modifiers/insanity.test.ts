// Insanity: nobody's deck stays what it is.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { skirmish, win } from "../support/skirmish.ts"

const decks = (
  deck: readonly string[],
  rewards: readonly string[],
  rares: readonly string[] = [],
): string[] => {
  const table = win(skirmish("daily-insanity", { p1: { deck, rewards, rares } }))
  return cardsIn(table, "p1.deck").toSorted()
}

test("one card at random is transformed at the end of a combat, wherever it lies then", () => {
  const deck = ["silent-strike", "silent-defend", "silent-survivor", "silent-neutralize"]
  const after = decks(deck, ["silent-bane", "silent-backflip"])
  expect(after).toHaveLength(4)
  expect(after.filter((card) => !deck.includes(card))).toEqual(["silent-bane"])
})

test("a Curse is not", () => {
  expect(decks(["silent-strike", "curse-doubt", "curse-shame"], ["silent-bane"])).toEqual([
    "curse-doubt",
    "curse-shame",
    "silent-bane",
  ])
})

test("on a Golden Ticket it becomes the top rare", () => {
  expect(decks(["silent-strike"], ["silent-golden-ticket-1", "silent-bane"], ["silent-malaise"])).toEqual([
    "silent-malaise",
  ])
})

test("with no cards left to gain it is a card less", () => {
  expect(decks(["silent-strike"], [])).toEqual([])
})
