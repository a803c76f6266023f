// `npm run check:reference` without a reference: it says what it wants, and ends with 1.

import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root } from "../support/files.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "soulspire-reference-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

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

test("a folder of something else is none", () => {
  writeFileSync(join(folder, "other.json"), `{ "cards": 0 }`)
  const { status, stderr } = run(folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining("has no JSON files with cards")])
})

test("a file that cannot be read is named", () => {
  writeFileSync(join(folder, "broken.json"), "[")
  const { status, stderr } = run(folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining("broken.json cannot be read")])
  rmSync(join(folder, "broken.json"))
})

test("a set that it does not have is refused with those it has", () => {
  const toad = { id: "test-toad", name: "Toad", set: "pond", kind: "basic", text: "" }
  writeFileSync(join(folder, "cards.json"), JSON.stringify([toad]))
  const { status, stderr } = run(folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining("its sets are: pond")])
})
