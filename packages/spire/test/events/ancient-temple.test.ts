// Ancient Temple: a relic for blood, and more blood for each who comes late.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act1-ancient-temple"

test("whoever goes inside gains a relic and loses 1 HP", () => {
  const table = meeting(ID)
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "anchor")
  expect(climberOf(table).hp).toBe(4)
  isOver(table, ID)
})

test("the blood is lost though the relic is not wanted", () => {
  const table = meeting(ID)
  choose(table, 1)
  table.p1.pick("done").p1.has("items")
  expect(climberOf(table).hp).toBe(4)
})

test("1 more for each who went inside before, and nothing for those who leave", () => {
  const table = meeting(ID, { p2: { hp: 5 }, p3: { hp: 5 }, p4: { hp: 5 } })
  for (const [nth, seat] of [
    [1, 3],
    [2, 1],
    [1, 4],
    [1, 2],
  ]) {
    choose(table, nth, seat)
    if (nth === 1) table.pick(seat, "done")
  }
  expect([1, 2, 3, 4].map((seat) => climberOf(table, seat).hp)).toEqual([5, 2, 4, 3])
  isOver(table, ID)
})

test("who comes late may die of it", () => {
  const table = meeting(ID, { p2: { hp: 2 } })
  for (const seat of [1, 2]) {
    choose(table, 1, seat)
    table.pick(seat, "done")
  }
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
