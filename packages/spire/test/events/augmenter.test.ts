// Augmenter: a better card for blood, or two other ones for more.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act2-augmenter"

test("upgrades a card for 1 HP", () => {
  const table = meeting(ID)
  choose(table, 1)
  table.p1.isAsked("upgrade").p1.pick("ironclad-bash").p1.has("deck", "ironclad-strike", "ironclad-bash+")
  expect(climberOf(table).hp).toBe(4)
  isOver(table, ID)
})

test("transforms two cards for 2 HP", () => {
  const deck = ["ironclad-strike", "ironclad-bash", "ironclad-defend"]
  const table = meeting(ID, { p1: { deck, rewards: ["ironclad-anger", "ironclad-clash"] } })
  choose(table, 2)
  table.p1.isAsked("transform").p1.pick("ironclad-strike", "ironclad-defend")
  table.p1.has("deck", "ironclad-bash", "ironclad-anger", "ironclad-clash")
  expect(climberOf(table).hp).toBe(3)
  isOver(table, ID)
})

test("transforms no Curse, and one card where there is but one", () => {
  const table = meeting(ID, { p1: { deck: ["curse-pain", "ironclad-bash"], rewards: ["ironclad-anger"] } })
  choose(table, 2)
  table.p1.has("deck", "curse-pain", "ironclad-anger")
  isOver(table, ID)
})

test("each player chooses for themselves", () => {
  const table = meeting(ID, { p2: { hp: 5, deck: ["silent-survivor"] } })
  choose(table, 1, 2)
  choose(table, 1)
  table.p1.pick("ironclad-strike").p1.has("deck", "ironclad-strike+", "ironclad-bash")
  table.p2.has("deck", "silent-survivor+")
  isOver(table, ID)
})
