// Work that is interrupted and gone on with.

import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { proof } from "@soulspire/proof"
import { expect, test } from "vitest"
import { journalAt } from "../../src/sim/journal.ts"
import { emptyFolder } from "../support/soulspire.ts"
import { setting, won } from "./support.ts"

const newPath = (): string => join(emptyFolder(), "games.journal")
const first = won(1, 0, [0])
const second = won(2, 0, [1])

test("what was noted is known again", () => {
  const path = newPath()
  const begun = journalAt(path, setting(), proof)
  expect(begun.known).toEqual([])
  begun.add([first])
  begun.add([second])
  // Where files go and how long somebody may think makes no other games.
  expect(journalAt(path, setting({ out: "elsewhere", think: 1 }), proof).known).toEqual([first, second])
})

test("a line that was never finished is played again", () => {
  const path = newPath()
  journalAt(path, setting(), proof).add([first])
  appendFileSync(path, JSON.stringify(second).slice(0, 30))
  const again = journalAt(path, setting(), proof)
  expect(again.known).toEqual([first])
  again.add([second])
  expect(journalAt(path, setting(), proof).known).toEqual([first, second])
})

test("other games are not mixed with them", () => {
  const path = newPath()
  journalAt(path, setting(), proof).add([first])
  const before = readFileSync(path, "utf8")
  const other =
    (more: object): (() => unknown) =>
    () =>
      journalAt(path, setting(more), proof)
  expect(other({ seed: "x" })).toThrow('is of other games: seed was "test" there, and is "x" now')
  expect(other({ sides: [["greedy", "random"]] })).toThrow("sides was")
  expect(other({ cards: true })).toThrow("cards was false there, and is true now")
  expect(readFileSync(path, "utf8")).toBe(before)
})

test("a file that is something else is left alone", () => {
  const path = newPath()
  writeFileSync(path, '{"format":"soulspire-match"}\n')
  expect(() => journalAt(path, setting(), proof)).toThrow("is no journal of games")
  writeFileSync(path, "my diary\n")
  expect(() => journalAt(path, setting(), proof)).toThrow("line 1 is no JSON")
  journalAt(newPath(), setting(), proof)
  const damaged = newPath()
  journalAt(damaged, setting(), proof).add([first])
  appendFileSync(damaged, '{"k":"played","number":2}\n')
  expect(() => journalAt(damaged, setting(), proof)).toThrow("line 3 is no game")
})
