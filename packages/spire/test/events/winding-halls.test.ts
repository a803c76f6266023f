// Winding Halls: two cards that nobody chose, some rest with a curse, or the long way back.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act3-winding-halls"

test("adds the two top cards of your card rewards", () => {
  const rewards = ["ironclad-anger", "ironclad-clash", "ironclad-flex"]
  const table = meeting(ID, { p1: { deck: [], rewards } })
  choose(table, 1)
  table.p1.has("deck", "ironclad-anger", "ironclad-clash").p1.has("rewards", "ironclad-flex")
  isOver(table, ID)
})

rule("STS-4.15", "for a Golden Ticket the top rare is added", () => {
  const rewards = ["ironclad-golden-ticket-1", "ironclad-clash"]
  const table = meeting(ID, { p1: { deck: [], rewards, rares: ["ironclad-feed"] } })
  choose(table, 1)
  table.p1.has("deck", "ironclad-feed", "ironclad-clash").p1.has("rewards", "ironclad-golden-ticket-1")
  isOver(table, ID)
})

test("heals 3 HP and brings a Curse", () => {
  const table = meeting(ID, { p1: { deck: [] } })
  choose(table, 2)
  table.p1.has("deck", "curse-doubt")
  expect(climberOf(table).hp).toBe(8)
  isOver(table, ID)
})

test("costs 2 HP, and another player what they choose", () => {
  const table = meeting(ID, { p2: { rewards: ["silent-slice"] } })
  choose(table, 1, 2)
  choose(table, 3)
  expect(climberOf(table).hp).toBe(3)
  table.p2.has("deck", "silent-slice")
  isOver(table, ID)
})
