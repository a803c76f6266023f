// The Cleric: help for those who pay.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, optionOf } from "../support/events.ts"

const ID = "act1-cleric"

test("for 1 gold heals 3 HP", () => {
  const table = meeting(ID, { p1: { gold: 3 } })
  choose(table, 1)
  expect(climberOf(table)).toMatchObject({ gold: 2, hp: 8 })
  isOver(table, ID)
})

test("for 2 gold upgrades a card", () => {
  const table = meeting(ID, { p1: { gold: 3 } })
  choose(table, 2)
  table.p1.isAsked("upgrade").p1.pick("ironclad-bash").p1.has("deck", "ironclad-strike", "ironclad-bash+")
  expect(climberOf(table).gold).toBe(1)
  isOver(table, ID)
})

test("for 3 gold removes a card", () => {
  const table = meeting(ID, { p1: { gold: 3 } })
  choose(table, 3)
  table.p1.isAsked("remove").p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
  expect(climberOf(table).gold).toBe(0)
  isOver(table, ID)
})

test("whoever has no gold gets nothing and is asked nothing", () => {
  const table = meeting(ID)
  isOver(table, ID)
})

test("with 1 gold there is one thing to choose", () => {
  const table = meeting(ID, { p1: { gold: 1 } })
  table.p1.canPickExactly(`option:${ID}`)
  for (const nth of [2, 3]) table.p1.cannot(optionOf(table, nth), "cannot-pay")
  choose(table, 1)
  isOver(table, ID)
})
