// Terminal: every combat costs something.

import { expect, test } from "vitest"
import { climberOf } from "../support/climb.ts"
import { skirmish, win } from "../support/skirmish.ts"

test("each player loses 1 HP at the end of a combat", () => {
  const table = win(skirmish("daily-terminal"))
  expect(climberOf(table).hp).toBe(8)
})

test("whoever had but 1 dies of it", () => {
  const table = win(skirmish("daily-terminal", { p1: { hp: 1 } }))
  expect(table.state.over).toMatchObject({ how: "defeat" })
})

test("who also heals then says in which order", () => {
  const left = [false, true].map((turned) => {
    const table = win(skirmish("daily-terminal", { p1: { board: ["character-ironclad"] } }))
    const keys = table.options(1).map(({ key }) => key)
    table.p1.pick(...(turned ? keys.toReversed() : keys))
    return climberOf(table).hp
  })
  // Healed first, there was nothing to heal.
  expect(new Set(left)).toEqual(new Set([8, 9]))
})
