// Purifier: one card less, or no curses any more.

import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act3-purifier"
const DECK = ["curse-pain", "ironclad-bash", "curse-ascenders-bane", "curse-doubt"]

test("removes a card", () => {
  const table = meeting(ID)
  choose(table, 1)
  table.p1.isAsked("remove").p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
  isOver(table, ID)
})

test("removes all Curses that can be removed", () => {
  const table = meeting(ID, { p1: { deck: DECK } })
  choose(table, 2)
  table.p1.has("deck", "ironclad-bash", "curse-ascenders-bane")
  expect(table.told("move").filter(({ cause }) => cause === "remove")).toHaveLength(2)
  isOver(table, ID)
})

test("each player chooses for themselves, also where there are none", () => {
  const table = meeting(ID, { p1: { deck: ["curse-pain"] }, p2: { deck: ["silent-survivor"] } })
  choose(table, 2, 2)
  choose(table, 2)
  table.p1.has("deck").p2.has("deck", "silent-survivor")
  isOver(table, ID)
})
