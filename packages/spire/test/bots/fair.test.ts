// No bot knows more than its seat: over many positions, with everything hidden from it changed, it answers the same.

import { bots, type Bot } from "@soulspire/bots"
import { spire } from "@soulspire/spire"
import { fair } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { type SpireState, tables } from "./tables.ts"

const some: Readonly<Record<string, () => number>> = {
  easy: () => usually(6, { inFull: 100 }),
  hard: () => usually(5, { inFull: 250 }),
}

describe.each(Object.keys(some))("%s", (name) => {
  test.each(Object.keys(tables))("is fair in %s", { timeout: 3_600_000 }, (table) => {
    const positions = some[name]()
    expect(fair(tables[table], bots[name], { positions, stride: 7, seed: `fair ${name}` })).toBe(positions)
  })
})

test("a bot that peeks is found out", { timeout: 120_000 }, () => {
  // Whatever it takes for a world that was dealt is the true one.
  const open = { ...spire, determinize: (state: SpireState) => spire.copy(state) }
  const peeking: Bot = { id: "peeking", answer: (chair, random) => bots["easy"].answer(chair, random) }
  // The order of the draw pile says which of several cards is better: it shows where one draws.
  expect(() =>
    fair({ ...tables["a boss"], game: open }, peeking, { positions: 60, stride: 1, seed: "planted" }),
  ).toThrow("is not fair")
})
