// Spire against the conformance suite: saved, copied, taken back and replayed.

import { defineGame } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { spireSpec } from "@soulspire/spire"
import { copyAndPlay, hashLog, saveAndLoad, undoAndRedo } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { granting, patience, seeds, some } from "./settings.ts"

describe.each(some)("%s", patience, (_name, setting) => {
  it("plays on the same from a save, made and loaded at every third decision", () => {
    for (const seed of seeds("save", 1)) saveAndLoad(setting, seed, { every: 3, toEnd: 60 })
  })

  it("plays on the same from a copy, made at every decision", () => {
    for (const seed of seeds("copy", 1)) copyAndPlay(setting, seed, { toEnd: 40 })
  })

  it("plays the same again after an answer is taken back, at every decision", () => {
    for (const seed of seeds("undo", 1)) undoAndRedo(setting, seed)
  })

  it("gives the same game twice for the same seed, and others for other seeds", () => {
    const once = hashLog(setting, seeds("same", 3))
    expect(hashLog({ ...setting, game: defineGame(spireSpec) }, seeds("same", 3))).toEqual(once)
    expect(new Set(once.map((line) => line.slice(line.indexOf(":")))).size).toBe(3)
  })
})

it("plays on the same from copies while a rule gives abilities to other cards", patience, () => {
  const [, setting] = granting
  for (const seed of seeds("granting", usually(4, { inFull: 12 })))
    copyAndPlay(setting, seed, { toEnd: 1000 })
})
