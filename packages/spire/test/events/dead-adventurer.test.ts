// Dead Adventurer: what killed him, or what he had; not as the first event.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, STRIKES, takeAll, winFight } from "../support/events.ts"

const ID = "act1-dead-adventurer-a3"

test.each([1, 2])("%i: an Elite, and what it leaves for everybody", (face) => {
  const table = meeting(ID, { dice: [face, 4], p1: { deck: STRIKES }, p2: {}, eliteDeck: ["e1-lagavulin"] })
  expect(cardsIn(table, "enemies")).toEqual(["e1-lagavulin"])
  winFight(table)
  expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([2, 2])
  isOver(table, ID)
})

test.each([3, 4])("%i: 2 gold for each player", (face) => {
  const table = meeting(ID, { dice: [face], p2: { gold: 3 } })
  expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([2, 5])
  isOver(table, ID)
})

test.each([5, 6])("%i: a relic for one player; whoever stands lowest says who", (face) => {
  const table = meeting(ID, { dice: [face], p1: { row: 2 }, p2: { row: 1 }, p3: { row: 0 } })
  table.p1.isNotAsked().p2.isNotAsked().p3.isAsked("who-gains").p3.pick("p2")
  takeAll(table, 2)
  table.p2.has("items", "anchor").p1.has("items").p3.has("items")
  isOver(table, ID)
})

test("the one who stands lowest may think of themselves", () => {
  const table = meeting(ID, { dice: [5], p2: {} })
  table.p1.pick("p1")
  takeAll(table)
  table.p1.has("items", "anchor")
})

test("where relics are chosen from what lies before all, the one of this event is not", () => {
  const table = meeting(ID, { dice: [5], p2: {}, options: { chooseRelic: true } })
  table.p1.pick("p2")
  takeAll(table, 2)
  table.p2.has("items", "anchor")
})

test("the party can change the die together", () => {
  const table = meeting(ID, { dice: [2], p1: { items: ["the-abacus"] }, p2: { items: ["the-abacus"] } })
  table.p2.change("the-abacus").p1.pick("keep")
  expect(climberOf(table).gold).toBe(2)
  isOver(table, ID)
})

test("as the first event of the Act it goes under the deck, and another one comes", () => {
  const table = meeting(ID, { events: 0, eventDeck: [ID, "act1-wing-statue"] })
  choose(table, 2)
  expect(cardsIn(table, "eventDeck")).toEqual(["act1-wing-statue", ID])
  table.p1.isAsked("map")
})
