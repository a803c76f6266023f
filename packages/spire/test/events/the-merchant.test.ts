// The Merchant: goods, though not as the first event.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act1-merchant-a3"

test("the room is a merchant's, once", () => {
  const table = meeting(ID, { p1: { gold: 20 }, p2: {} })
  table.p1.isAsked("merchant").p1.buy("fire-potion").p1.has("items", "fire-potion")
  expect(climberOf(table).gold).toBe(18)
  table.p2.pick("leave").p1.pick("leave")
  expect(cardsIn(table, "pool")).toEqual([])
  isOver(table, ID)
})

test("as the first event of the Act it goes under the deck, and another one comes", () => {
  const table = meeting(ID, { events: 0, eventDeck: [ID, "act1-wing-statue"] })
  choose(table, 2)
  expect(cardsIn(table, "eventDeck")).toEqual(["act1-wing-statue", ID])
  table.p1.isAsked("map")
})
