// Transmogriphier: another card for one; two for two and a Curse.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act1-transmogriphier"
const REWARDS = ["ironclad-anger", "ironclad-clash", "ironclad-cleave"]

test("one card becomes the top of the card rewards", () => {
  const table = meeting(ID, { p1: { rewards: REWARDS } })
  choose(table, 1)
  table.p1.isAsked("transform").p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash", "ironclad-anger")
  expect(cardsIn(table, "box")).toEqual(["ironclad-strike"])
  isOver(table, ID)
})

test("two cards are chosen together, and a Curse comes with them", () => {
  const table = meeting(ID, {
    p1: { deck: ["ironclad-strike", "ironclad-bash", "ironclad-defend"], rewards: REWARDS },
  })
  choose(table, 2)
  table.p1.pick("ironclad-strike", "ironclad-defend")
  table.p1.has("deck", "ironclad-bash", "ironclad-anger", "ironclad-clash", "curse-doubt")
  isOver(table, ID)
})

test("Curses stay what they are; whoever has but one other card changes that", () => {
  const table = meeting(ID, { p1: { deck: ["curse-shame", "ironclad-bash"], rewards: REWARDS } })
  choose(table, 2)
  table.p1.has("deck", "curse-shame", "ironclad-anger", "curse-doubt")
})

test("with nothing to transform the Curse comes all the same", () => {
  const table = meeting(ID, { p1: { deck: [], rewards: REWARDS } })
  choose(table, 2)
  table.p1.has("deck", "curse-doubt")
  isOver(table, ID)
})

test("with no card left to come, one is lost for nothing", () => {
  const table = meeting(ID)
  choose(table, 1)
  table.p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
})
