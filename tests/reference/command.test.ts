// `npm run check:reference` without a reference: it says what it wants, and ends with 1.

import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root } from "../support/files.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "soulspire-reference-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file below the folder. */
function put(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const run = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [join(root, "scripts/check-reference.mjs"), ...args], { encoding: "utf8" })

test("asked for help, it gives it", () => {
  const { status, stdout } = run("--help")
  expect([status, stdout]).toEqual([0, expect.stringContaining("<folder>")])
})

test("without a folder it asks for one", () => {
  const { status, stderr } = run()
  expect([status, stderr]).toEqual([1, expect.stringContaining("one folder is wanted")])
})

test("a folder that is not there is named", () => {
  const { status, stderr } = run(join(folder, "nowhere"))
  expect([status, stderr]).toEqual([1, expect.stringContaining("there is no folder")])
})

test("a folder without a game's folder is none", () => {
  const { status, stderr } = run(folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining("has no folder four-souls or spire")])
})

test("a game that is not there is refused with those that are", () => {
  const { status, stderr } = run(folder, "--game", "chess")
  expect([status, stderr]).toEqual([1, expect.stringContaining("there are: four-souls, spire")])
})

test("a file of something else is none", () => {
  put("four-souls/other.json", `{ "cards": 0 }`)
  const { status, stderr } = run(folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining("has no JSON files with cards")])
})

test("a file that cannot be read is named", () => {
  put("four-souls/broken.json", "[")
  const { status, stderr } = run(folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining("broken.json cannot be read")])
  rmSync(join(folder, "four-souls/broken.json"))
})

test("a set that it does not have is refused with those it has", () => {
  const toad = { id: "test-toad", name: "Toad", set: "pond", kind: "basic", text: "" }
  put("four-souls/cards.json", JSON.stringify([toad]))
  const { status, stderr } = run(folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining("its sets are: pond")])
})

test("files that are missing are named", () => {
  put("spire/cards.json", "[]")
  const { status, stderr } = run(folder, "--game", "spire")
  expect([status, stderr]).toEqual([1, expect.stringContaining("has no relics.json, boss-relics.json")])
})
