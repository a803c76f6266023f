// Wing Statue: one card less for blood, or some gold.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act1-wing-statue"

test("removes a card for 2 HP", () => {
  const table = meeting(ID)
  choose(table, 1)
  table.p1.isAsked("remove").p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
  expect(climberOf(table).hp).toBe(3)
  isOver(table, ID)
})

test("without a card the blood is lost all the same", () => {
  const table = meeting(ID, { p1: { deck: [] } })
  choose(table, 1)
  expect(climberOf(table).hp).toBe(3)
})

test("the last HP can go", () => {
  const table = meeting(ID, { p1: { deck: [], hp: 1 } })
  choose(table, 1)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})

test("or brings 2 gold", () => {
  const table = meeting(ID)
  choose(table, 2)
  expect(climberOf(table)).toMatchObject({ gold: 2, hp: 5 })
  isOver(table, ID)
})
