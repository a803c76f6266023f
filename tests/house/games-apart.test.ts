// What all games share on the page knows none of them: not by id, event, zone or field.

import { fourSoulsBox } from "@soulspire/four-souls"
import { spireBox } from "@soulspire/spire"
import { describe, expect, it, test } from "vitest"
import { repositoryFiles, type TextFile } from "../support/files.ts"
import { gamesNamed, meantOtherwise, wordsOf } from "./games-apart.ts"

const words = new Set([...wordsOf(fourSoulsBox), ...wordsOf(spireBox)])
const files = repositoryFiles()

test("shared parts of the web client name nothing that is a game's own", () => {
  expect(gamesNamed(files, words)).toEqual([])
})

test("every exception is needed", () => {
  const needless = meantOtherwise.flatMap(([where, some]) => {
    const there = files.filter(({ path }) => path.startsWith(`packages/web/src/${where}`))
    return some
      .filter((word) => !there.some(({ text }) => text.includes(word)))
      .map((word) => `${where} ${word}`)
  })
  expect(needless).toEqual([])
})

describe("a planted break", () => {
  const planted = (text: string, path = "packages/web/src/play/pace.ts"): string[] => {
    const file: TextFile = { path, text }
    return gamesNamed([file], words)
  }

  it.each([
    ["an id", 'if (game === "spire") return 1', "spire"],
    ["an event, as a literal", 'event.k === "soulGained"', "soulGained"],
    ["an event, as a key", "const heavy = { damage: 3 }", "damage"],
    ["a field of the state", 'view.table["players"]', "players"],
    ["a field that is read", "player.cents > 3", "cents"],
    ["a fact of cards", "facts?.souls", "souls"],
    ["a zone", 'view.zones["monsters"]', "monsters"],
    ["a token", 'const icon = signs["poison"]', "poison"],
  ])("is found: %s", (_, text, word) => {
    expect(planted(text)).toEqual([`packages/web/src/play/pace.ts:1: ${word} is a game's own word`])
  })

  it("is none in a game's own folder, in a comment, or where the word means something else", () => {
    expect(planted('k === "soulGained"', "packages/web/src/tables/four-souls/effects.tsx")).toEqual([])
    expect(planted("// a soulGained is an event")).toEqual([])
    expect(planted("sounds.heal", "packages/web/src/sound/sounds.ts")).toEqual([])
    expect(planted("k.heal", "packages/web/src/sound/other.ts")).toHaveLength(1)
    expect(planted('k === "soulGained"', "packages/web/src/tables/shared/plain-table.tsx")).toHaveLength(1)
  })
})
