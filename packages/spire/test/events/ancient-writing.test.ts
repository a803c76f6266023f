// Ancient Writing: one card less, or both kinds of plain cards better.

import { test } from "vitest"
import { choose } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act2-ancient-writing"

test("removes a card", () => {
  const table = meeting(ID)
  choose(table, 1)
  table.p1.isAsked("remove").p1.pick("ironclad-bash").p1.has("deck", "ironclad-strike")
  isOver(table, ID)
})

test("upgrades a starter Strike and a starter Defend, and no other card", () => {
  const deck = ["ironclad-bash", "ironclad-twin-strike", "ironclad-strike", "ironclad-defend"]
  const table = meeting(ID, { p1: { deck } })
  choose(table, 2)
  table.p1.has("deck", "ironclad-bash", "ironclad-twin-strike", "ironclad-strike+", "ironclad-defend+")
  isOver(table, ID)
})

test("upgrades what there is of the two", () => {
  const table = meeting(ID, { p1: { deck: ["ironclad-strike+", "ironclad-defend"] } })
  choose(table, 2)
  table.p1.has("deck", "ironclad-strike+", "ironclad-defend+")
  isOver(table, ID)
})

test("each player chooses for themselves", () => {
  const table = meeting(ID, { p2: { deck: ["silent-strike", "silent-defend"] } })
  choose(table, 2, 2)
  choose(table, 1)
  table.p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
  table.p2.has("deck", "silent-strike+", "silent-defend+")
  isOver(table, ID)
})
