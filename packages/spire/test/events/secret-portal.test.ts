// Secret Portal: the party goes wherever it likes, if it is further up.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { boardOf } from "../../src/climb/map/boards/index.ts"
import { choose, climberOf, keysOf } from "../support/climb.ts"
import { meeting } from "../support/events.ts"

const ID = "act3-secret-portal"
const rowOf = (key: string): number => Number(/\/r(\d+)c/.exec(key)?.[1])
const goals = (table: ReturnType<typeof meeting>, seat = 1): number[] =>
  keysOf(table, seat)
    .filter((key) => key.startsWith("go:"))
    .map(rowOf)

rule(["STS-5.1", "STS-Q-87"], "to any room above, the boss too, and to none beside or below", () => {
  const table = meeting(ID)
  choose(table, 1)
  const rows = new Set(goals(table))
  expect(Math.min(...rows)).toBe(2)
  expect(rows.size).toBeGreaterThan(8)
  // The boss waits in the topmost row.
  expect(Math.max(...rows)).toBe(Math.max(...boardOf(table.state.table).nodes.map(({ row }) => row)))
  const far = keysOf(table).find((key) => key.startsWith("go:event/r7")) as string
  table.p1.pick(far)
  expect(table.state.table.path.endsWith(far.slice(far.indexOf("/") + 1))).toBe(true)
})

rule("STS-Q-87", "once: from there a path leads on", () => {
  const table = meeting(ID, { eventDeck: [ID, "act1-wing-statue"] })
  choose(table, 1)
  table.p1.pick(keysOf(table).find((key) => key.startsWith("go:event/r5")) as string)
  choose(table, 2)
  expect(new Set(goals(table))).toEqual(new Set([6]))
})

test("the party goes where most want to, and Wing Boots stay as they are", () => {
  const table = meeting(ID, { p1: { items: ["wing-boots"] }, p2: {} })
  choose(table, 1, 2)
  choose(table, 1)
  const far = keysOf(table).find((key) => key.startsWith("go:event/r8")) as string
  table.p2.pick(far).p1.pick(far)
  expect(table.told("flies")).toEqual([])
  expect(table.state.table.path.endsWith(far.slice(far.indexOf("/") + 1))).toBe(true)
  expect(climberOf(table).wish).toBe("")
})
