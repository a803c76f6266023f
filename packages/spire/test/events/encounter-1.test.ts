// Encounter! (the first of two): enemies, and nothing else.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { climberOf } from "../support/climb.ts"
import { isOver, meeting, STRIKES, winFight } from "../support/events.ts"

const ID = "act1-encounter-a3-1"
const enemies = ["a1-blue-slaver", "a1-red-slaver"]

test("the room is an encounter: an enemy for each player, and what it leaves", () => {
  const table = meeting(ID, { p1: { deck: STRIKES }, p2: {}, encounterDeck: enemies })
  expect(cardsIn(table, "enemies").toSorted()).toEqual(enemies)
  table.p1.isAsked("play").p2.isAsked("play")
  winFight(table)
  expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([2, 1])
  expect(cardsIn(table, "encounterDeck").toSorted()).toEqual(enemies)
  isOver(table, ID)
})

test("also as the first event of the Act", () => {
  const table = meeting(ID, { events: 0, encounterDeck: enemies })
  expect(cardsIn(table, "enemies")).toHaveLength(1)
})
