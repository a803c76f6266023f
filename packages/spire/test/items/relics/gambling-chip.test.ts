// Gambling Chip: the die again.

import { expect, test } from "vitest"
import { endTurn, onDie } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test("rolls again before anybody uses the die, once a combat", () => {
  const table = endTurn(
    combat({
      p1: { items: ["gambling-chip", "captains-wheel"] },
      dice: [1, 3, 2],
      enemies: ["first-cultist"],
    }),
  )
  table.p1.change("gambling-chip")
  expect([table.state.table.die, playerOf(table, 1).block]).toEqual([3, 3])
  endTurn(table).p1.isAsked("play")
  expect(table.state.table.die).toBe(2)
})

test("what is kept is kept", () => {
  const table = onDie(1, { p1: { items: ["gambling-chip"] } })
  table.p1.pick("keep")
  expect(table.state.table.die).toBe(1)
})
