// Cursed Tome: the more of it somebody wants to know, the more it costs.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act2-cursed-tome"
const RARES = ["ironclad-feed", "ironclad-offering", "ironclad-juggernaut"]

test("brings a rare card reward and a Curse", () => {
  const table = meeting(ID, { p1: { deck: [], rares: RARES } })
  choose(table, 1)
  takeAll(table)
  table.p1.has("deck", "ironclad-feed", "curse-doubt")
  isOver(table, ID)
})

test("brings the top rare, whatever it is, for 2 HP", () => {
  const table = meeting(ID, { p1: { deck: [], rares: RARES } })
  choose(table, 2)
  table.p1.has("deck", "ironclad-feed")
  expect(climberOf(table).hp).toBe(3)
  isOver(table, ID)
})

test("brings a card reward for 1 HP", () => {
  const table = meeting(ID, { p1: { deck: [], rewards: ["ironclad-anger", "ironclad-clash"] } })
  choose(table, 3)
  takeAll(table)
  table.p1.has("deck", "ironclad-anger")
  expect(climberOf(table).hp).toBe(4)
  isOver(table, ID)
})

test("each player reads for themselves, of their own cards", () => {
  const table = meeting(ID, {
    p1: { deck: [], rares: ["ironclad-feed"] },
    p2: { hp: 5, rares: ["silent-burst"] },
  })
  choose(table, 2, 2)
  choose(table, 2)
  table.p1.has("deck", "ironclad-feed").p2.has("deck", "silent-burst")
  isOver(table, ID)
})
