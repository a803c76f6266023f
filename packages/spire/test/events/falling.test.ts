// Falling: on the way down three cards fly by; one is let go.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, keysOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act3-falling"
const DECK = ["ironclad-strike", "ironclad-bash", "ironclad-anger", "ironclad-clash", "ironclad-flex"]

test("removes one of three cards of the deck", () => {
  const table = meeting(ID, { p1: { deck: DECK } })
  choose(table, 1)
  table.p1.isAsked("remove")
  const seen = keysOf(table)
  expect(new Set(seen).size).toBe(3)
  expect(table.told("revealsAtRandom")).toHaveLength(3)
  table.p1.pick(seen[1])
  expect([...cardsIn(table, "p1.deck"), ...cardsIn(table, "box")].toSorted()).toEqual(DECK.toSorted())
  expect(cardsIn(table, "box")).toHaveLength(1)
  isOver(table, ID)
})

test("one that cannot be removed may be among them, and is not let go", () => {
  const table = meeting(ID, { p1: { deck: ["curse-ascenders-bane", "ironclad-bash"] } })
  choose(table, 1)
  table.p1.has("deck", "curse-ascenders-bane")
  isOver(table, ID)
})

test("without a card nothing is let go", () => {
  const table = meeting(ID, { p1: { deck: [] } })
  choose(table, 1)
  isOver(table, ID)
})

test("each player falls for themselves", () => {
  const table = meeting(ID, { p2: { deck: ["silent-survivor"] } })
  choose(table, 1, 2)
  choose(table, 1)
  table.p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash").p2.has("deck")
  isOver(table, ID)
})
