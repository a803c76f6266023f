// Uncertain Future: nobody knows what is ahead.

import { expect, test } from "vitest"
import { before, type ClimbTable, keysOf, newClimb } from "../support/climb.ts"

const RULE = "daily-uncertain-future"
const spacesOf = ({ state }: ClimbTable): string => state.table.spaces

test("tokens lie face down", () => {
  const open = spacesOf(newClimb(1))
  const hidden = spacesOf(newClimb(1, { modifiers: [RULE] }))
  expect([open.match(/[DL]/g), hidden.match(/D/g)?.length, hidden.match(/L/g)?.length]).toEqual([null, 8, 7])
})

test("and are turned up where the party comes", () => {
  const table = before("event", { room: [RULE], p1: { board: ["character-silent"] } })
  table.game.arrange(table.state, ({ s: { table: at } }) => {
    at.spaces = `MD?${at.spaces.slice(3)}`
    at.dark = "T"
  })
  expect(keysOf(table)).toEqual(["go:dark/r1c1", "go:event/r1c3", "go:event/r1c5"])
  table.p1.pick("go:dark/r1c1")
  expect(table.state.table).toMatchObject({ room: "treasure", dark: "" })
  expect(spacesOf(table).slice(0, 3)).toBe("MT?")
})
