// Wheel of Change: whatever the die brings.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act1-wheel-of-change"

const spun = (face: number, hp = 5): ReturnType<typeof meeting> => {
  const table = meeting(ID, { dice: [face], p1: { hp } })
  choose(table, 1)
  return table
}

test("1: full HP", () => {
  const table = spun(1, 2)
  expect(climberOf(table).hp).toBe(10)
  isOver(table, ID)
})

test("2: a Curse", () => {
  const table = spun(2)
  table.p1.has("deck", "ironclad-strike", "ironclad-bash", "curse-doubt")
  isOver(table, ID)
})

test("3: a card less", () => {
  const table = spun(3)
  table.p1.isAsked("remove").p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
  isOver(table, ID)
})

test("4: a relic", () => {
  const table = spun(4)
  takeAll(table)
  table.p1.has("items", "anchor")
  isOver(table, ID)
})

test("5: 4 gold", () => {
  const table = spun(5)
  expect(climberOf(table).gold).toBe(4)
  isOver(table, ID)
})

test("6: 2 HP are lost, perhaps the last ones", () => {
  expect(climberOf(spun(6)).hp).toBe(3)
  expect(spun(6, 2).state.over).toMatchObject({ how: "defeat" })
})

test("each player spins for themselves", () => {
  const table = meeting(ID, { dice: [5, 6], p2: { hp: 5 } })
  choose(table, 1, 2)
  choose(table, 1)
  expect([climberOf(table, 2).gold, climberOf(table).hp]).toEqual([4, 3])
  isOver(table, ID)
})
