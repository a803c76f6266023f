// Encounter! (the second of two): enemies, though not as the first event.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { isOver, meeting, STRIKES, winFight } from "../support/events.ts"

const ID = "act1-encounter-a3-2"

test("the room is an encounter", () => {
  const table = meeting(ID, { p1: { deck: STRIKES }, encounterDeck: ["a1-blue-slaver"] })
  expect(cardsIn(table, "enemies")).toEqual(["a1-blue-slaver"])
  winFight(table)
  isOver(table, ID)
})

test("as the first event of the Act it goes under the deck, and another one comes", () => {
  const table = meeting(ID, { events: 0, eventDeck: [ID, "act1-wing-statue"] })
  expect(cardsIn(table, "room")).toEqual(["act1-wing-statue"])
  expect(cardsIn(table, "eventDeck")).toEqual([ID])
  choose(table, 2)
  expect(cardsIn(table, "eventDeck")).toEqual(["act1-wing-statue", ID])
  table.p1.isAsked("map")
  expect(table.state.table.events).toBe(1)
})
