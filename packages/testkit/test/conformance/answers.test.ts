// The proof game through the conformance suite.

import { defineGame } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import {
  badTablesRefused,
  checkIndex,
  checkShape,
  copyAndPlay,
  dealtAnew,
  hashLog,
  hiddenStaysHidden,
  legalByBruteForce,
  proof,
  proofSpec,
  type ProofState,
  saveAndLoad,
  type Setting,
  soak,
  strayAnswersRefused,
  undoAndRedo,
} from "@soulspire/testkit"

const settings: Setting<ProofState>[] = [2, 3, 4].flatMap((seats) =>
  [false, true].map((barter) => ({ game: proof, options: { barter }, seats })),
)
const named = settings.map((setting): [string, Setting<ProofState>] => [
  `${setting.seats} seats${setting.options["barter"] === true ? ", bartering" : ""}`,
  setting,
])
const seeds = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_each, i) => `${what} ${i}`)

describe.each(named)("%s", { timeout: 120_000 }, (_name, setting) => {
  it("takes exactly what the list says, of everything one might answer", () => {
    for (const seed of seeds("legal", 4)) {
      const { taken, refused } = legalByBruteForce(setting, seed, 5, 12)
      expect(taken).toBeGreaterThan(12)
      expect(refused).toBeGreaterThan(5000)
    }
  })

  it("refuses old decisions, other seats' decisions and answers after the end", () => {
    for (const seed of seeds("stray", 2)) strayAnswersRefused(setting, seed, 5)
  })

  it("refuses tables and saves that are none", () => badTablesRefused(setting))

  it("plays on the same from a save", () => {
    for (const seed of seeds("save", 2)) saveAndLoad(setting, seed, 25)
  })

  it("plays on the same from a copy", () => {
    for (const seed of seeds("copy", 2)) copyAndPlay(setting, seed, 25)
  })

  it("plays the same again after an answer is taken back", () => {
    for (const seed of seeds("undo", 2)) undoAndRedo(setting, seed)
  })

  it("gives the same game twice for the same seed", () => {
    const again = { ...setting, game: defineGame(proofSpec) }
    expect(hashLog(again, seeds("same", 3))).toEqual(hashLog(setting, seeds("same", 3)))
  })

  it("shows a seat nothing of what it cannot know", () => {
    for (const seed of seeds("hidden", 3)) {
      const { worlds, answers } = hiddenStaysHidden(setting, seed, 3)
      expect(worlds).toBeGreaterThan(20)
      expect(answers).toBeGreaterThan(5)
    }
  })

  it("deals the unknown anew without forgetting or cheating", () => {
    for (const seed of seeds("deal", 2)) {
      const { worlds, hits } = dealtAnew(setting, seed, 9)
      expect(worlds).toBeGreaterThan(5)
      expect(hits).toBeLessThan(0.3)
    }
  })

  it("holds plain data with nothing reachable twice and every object in one place", () => {
    soak(setting, seeds("shape", 8), (state) => checkShape(setting.game, state))
  })

  it("finds by the index what a full scan finds", () => {
    const oracle = { ...setting, game: defineGame(proofSpec, { oracle: true }) }
    soak(oracle, seeds("scan", 5), (state) => checkIndex(oracle.game, state))
  })

  it("ends by rule, whatever is answered", () => {
    const { games, kinds, ends } = soak(setting, seeds("soak", 334))
    expect(games).toBe(334)
    expect(Object.keys(ends)).not.toContain("endless")
    const all = ["act", "choose", "number", "order", "vote"]
    expect(kinds).toEqual(setting.options["barter"] === true ? [...all, "offer"].toSorted() : all)
  })
})
