// Colosseum: a small fight or a big one, as the party decides.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose, climberOf, type ClimbTable, type Way } from "../support/climb.ts"
import { isOver, meeting, STRIKES, winFight } from "../support/events.ts"

const ID = "act2-colosseum"
const ENEMIES = { encounterDeck: ["a1-blue-slaver", "a1-red-slaver"], eliteDeck: ["e1-lagavulin"] }
const at = (way: Way = {}): ClimbTable =>
  meeting(ID, { ...ENEMIES, ...way, p1: { deck: STRIKES, ...way.p1 } })

test("an encounter, and what it leaves", () => {
  const table = at({ p2: {} })
  choose(table, 1, 2)
  expect(cardsIn(table, "enemies")).toEqual([])
  choose(table, 1)
  expect(cardsIn(table, "enemies").toSorted()).toEqual(ENEMIES.encounterDeck)
  winFight(table)
  isOver(table, ID)
})

test("an Elite, and what it leaves for everybody; alone there is nobody to ask", () => {
  const table = at()
  choose(table, 2)
  expect(cardsIn(table, "enemies")).toEqual(ENEMIES.eliteDeck)
  winFight(table)
  expect(climberOf(table).gold).toBe(2)
  isOver(table, ID)
})

rule("STS-Q-80", "what most want happens", () => {
  const table = at({ p2: {}, p3: {} })
  choose(table, 2, 3)
  choose(table, 1)
  table.p1.isNotAsked().p3.isNotAsked()
  choose(table, 2, 2)
  expect(cardsIn(table, "enemies")).toEqual(ENEMIES.eliteDeck)
})

rule("STS-Q-80", "among equals what whoever stands lowest wants", () => {
  const table = at({ p1: { row: 1 }, p2: { row: 0 } })
  choose(table, 1)
  choose(table, 2, 2)
  expect(cardsIn(table, "enemies")).toEqual(ENEMIES.eliteDeck)
})
