// The short form of the fuzz: hosts that are told anything, files that are damaged in any way. `npm run soak` has the long one.

import { damagedFile, everyValue, stormedHost } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { games } from "./games.ts"

const sizes: Readonly<Record<string, { answers: number; damages: number }>> = {
  proof: { answers: 120, damages: 40 },
  "four-souls": { answers: 60, damages: 16 },
  spire: { answers: 60, damages: 16 },
}

describe.each(games)("%s", (name, fuzzed) => {
  const { answers, damages } = sizes[name]
  const stormed = stormedHost(fuzzed, "short", answers)

  test("a host stands whatever it is told, and what it has stored is the match", () => {
    expect(stormed?.decisions).toBeGreaterThan(20)
    expect(stormed?.refused).toBeGreaterThan(5)
  })

  test("a damaged file is read or refused with its line, and a cut loses no more than a line", () => {
    const became = damagedFile(fuzzed.game, stormed?.text ?? "", "short", damages)
    expect(Object.keys(became).length).toBeGreaterThan(2)
  })

  test("every option has values to try", () => {
    expect(new Set(everyValue(fuzzed).map(([option]) => option))).toEqual(
      new Set(Object.keys(fuzzed.game.options)),
    )
  })
})
