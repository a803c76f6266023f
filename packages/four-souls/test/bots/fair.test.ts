// No bot knows more than its seat: over many positions, with everything hidden from it changed, it answers the same.

import { bots, type Bot } from "@soulspire/bots"
import { fourSouls, type FourSoulsState } from "@soulspire/four-souls"
import { fair, type Setting } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"

const tables: Readonly<Record<string, Setting<FourSoulsState>>> = {
  "a game for three": { game: fourSouls, options: {}, seats: 3 },
  "a classic game for two": { game: fourSouls, options: { ruleset: "classic" }, seats: 2 },
  "a game alone": { game: fourSouls, options: { mode: "solo" }, seats: 2 },
}

const some: Readonly<Record<string, () => number>> = {
  easy: () => usually(10, { inFull: 150 }),
  hard: () => usually(10, { inFull: 350 }),
}

describe.each(Object.keys(some))("%s", (name) => {
  test.each(Object.keys(tables))("is fair in %s", { timeout: 3_600_000 }, (table) => {
    const positions = some[name]()
    expect(fair(tables[table], bots[name], { positions, stride: 13, seed: `fair ${name}` })).toBe(positions)
  })
})

test("a bot that peeks is found out", { timeout: 240_000 }, () => {
  // Whatever it takes for a world that was dealt is the true one.
  const open = { ...fourSouls, determinize: (state: FourSoulsState) => fourSouls.copy(state) }
  const peeking: Bot = { id: "peeking", answer: (chair, random) => bots["easy"].answer(chair, random) }
  expect(() =>
    fair({ ...tables["a game for three"], game: open }, peeking, {
      positions: 400,
      stride: 3,
      seed: "planted",
    }),
  ).toThrow("is not fair")
})
