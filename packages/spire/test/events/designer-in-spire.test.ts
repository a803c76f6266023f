// Designer In-Spire: better cards for those who pay, and a blow for whoever does not.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, optionOf } from "../support/events.ts"

const ID = "act2-designer"

test("for 2 gold upgrades a card", () => {
  const table = meeting(ID, { p1: { gold: 5 } })
  choose(table, 1)
  table.p1.isAsked("upgrade").p1.pick("ironclad-bash").p1.has("deck", "ironclad-strike", "ironclad-bash+")
  expect(climberOf(table).gold).toBe(3)
  isOver(table, ID)
})

test("for 3 gold removes one", () => {
  const table = meeting(ID, { p1: { gold: 5 } })
  choose(table, 2)
  table.p1.isAsked("remove").p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
  expect(climberOf(table).gold).toBe(2)
  isOver(table, ID)
})

test("for 5 gold removes one and upgrades another", () => {
  const table = meeting(ID, { p1: { gold: 5 } })
  choose(table, 3)
  table.p1.isAsked("remove").p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash+")
  expect(climberOf(table).gold).toBe(0)
  isOver(table, ID)
})

test("whoever has no gold is hit", () => {
  const table = meeting(ID)
  for (const nth of [1, 2, 3]) table.p1.cannot(optionOf(table, nth), "cannot-pay")
  choose(table, 4)
  expect(climberOf(table).hp).toBe(4)
  isOver(table, ID)
})

test("with 4 gold all but the dearest can be chosen, for each player by themselves", () => {
  const table = meeting(ID, { p1: { gold: 4 }, p2: { hp: 5 } })
  table.p1.cannot(optionOf(table, 3), "cannot-pay")
  choose(table, 4, 2)
  choose(table, 4)
  expect([1, 2].map((seat) => climberOf(table, seat))).toMatchObject([{ hp: 4, gold: 4 }, { hp: 4 }])
  isOver(table, ID)
})
