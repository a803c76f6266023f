// Four Souls against the conformance suite: saved, copied, taken back and replayed again and again.

import { defineGame } from "@soulspire/kernel"
import { fourSoulsSpec } from "@soulspire/four-souls"
import { describe, expect, it } from "vitest"
import { copyAndPlay, hashLog, saveAndLoad, undoAndRedo } from "@soulspire/testkit"
import { patience, seeds, some } from "./settings.ts"

// Seeds of short games: some others last for tens of thousands of answers, and what is looked for is in each of them.
describe.each(some)("%s", patience, (_name, setting) => {
  it("plays on the same from a save, made and loaded at every 29th decision", () => {
    for (const seed of seeds("twin", 1)) saveAndLoad(setting, seed, { every: 29, toEnd: 2900 })
  })

  it("plays on the same from a copy, made at every 29th decision", () => {
    for (const seed of seeds("twin", 1)) copyAndPlay(setting, seed, { every: 29, toEnd: 2900 })
  })

  it("plays the same again after an answer is taken back, at every 29th decision", () => {
    for (const seed of seeds("undo", 1)) undoAndRedo(setting, seed, 13)
  })

  it("gives the same game twice for the same seed, and others for other seeds", () => {
    const [seed, other] = seeds("same", 2)
    const once = hashLog(setting, [seed], 29)
    expect(hashLog({ ...setting, game: defineGame(fourSoulsSpec) }, [seed], 29)).toEqual(once)
    const first = (hash: string): number =>
      setting.game.hash(setting.game.create(setting.options, setting.seats, hash))
    expect(first(other)).not.toBe(first(seed))
  })
})
