// Files that were damaged or changed: refused, with the line that is wrong.

import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { emptyFolder, soulspire, soulspireHere, soulspireIn } from "./support/soulspire.ts"

const folder = emptyFolder()
const good = join(folder, "proof-1.match")
let lines: string[] = []

beforeAll(() => {
  soulspire("sim", "proof", "--games", "2", "--jobs", "1", "--players", "2", "--out", folder)
  lines = readFileSync(good, "utf8").trimEnd().split("\n")
}, 180_000)

/** The same file, changed. */
function changed(change: (lines: string[]) => string[]): string {
  const path = join(folder, "changed.match")
  writeFileSync(path, `${change([...lines]).join("\n")}\n`)
  return path
}

const edit =
  (line: number, from: RegExp, to: string) =>
  (all: string[]): string[] =>
    all.with(line - 1, all[line - 1].replace(from, to))

test("good files are summed up", () => {
  const { code, out, err } = soulspire("verify", good, join(folder, "proof-2.match"))
  expect({ code, err }).toEqual({ code: 0, err: "" })
  expect(out).toContain(`✓ ${good}`)
  expect(out).toContain("2 of 2 files are good.")
})

const damages: [string, (all: string[]) => string[], string, string?][] = [
  [
    "with a line that was cut off",
    (all) => [...all.slice(0, 39), all[39].slice(0, 20)],
    "line 40: this is not JSON; perhaps the file was cut off",
  ],
  [
    "without its end",
    (all) => all.slice(0, -1),
    "the game is over and the file does not say so; perhaps it was cut off",
  ],
  [
    "with another hash",
    edit(20, /"hash":\d+/, '"hash":12345'),
    "line 20: the state after this is different: this line or one before it was changed",
  ],
  ["with another key", edit(10, /"keys":\[".*?"\]/, '"keys":["play:nothing#1"]'), "line 10: seat "],
  ["with two lines swapped", (all) => all.with(29, all[30]).with(30, all[29]), "line 30: "],
  ["with another seed", edit(1, /"seed":"[^"]*"/, '"seed":"luck"'), "line 1: the deal is different"],
  [
    "with a changed card",
    edit(2, /"amount":\{"n":(\d)/, '"amount":{"n":9'),
    "line 2: the cards are not those of the header: they were changed",
  ],
  [
    "of another game",
    edit(1, /"game":"proof"/, '"game":"chess"'),
    "line 1: a match of chess, not of four-souls, spire, proof",
  ],
  ["that is no match", () => ["hello"], "line 1: "],
  ["that is empty", () => [], "line 1: the file is empty", ""],
]

describe("a file", () => {
  const paths = damages.map((_, i) => join(folder, `damaged-${i}.match`))
  let verdicts: { file: string; good: boolean; error: string }[] = []

  beforeAll(() => {
    damages.forEach(([, change, , end = "\n"], i) =>
      writeFileSync(paths[i], change([...lines]).join("\n") + end),
    )
    const { code, out } = soulspire("verify", ...paths, "--json")
    expect(code).toBe(1)
    verdicts = (JSON.parse(out) as { verdicts: typeof verdicts }).verdicts
  }, 180_000)

  test.each(damages.map(([name, , line], i) => [name, line, i] as const))(
    "%s is refused",
    (_name, line, i) => {
      expect(verdicts[i]).toMatchObject({ file: paths[i], good: false, error: expect.stringContaining(line) })
    },
  )
})

test("whoever wants to see such a file or to play it on is told the same", () => {
  const path = changed(edit(20, /"hash":\d+/, '"hash":12345'))
  const { err } = soulspire("verify", path)
  expect(err).toMatch(/^soulspire: .*changed\.match: line 20: .*\n$/)
  expect(soulspire("replay", path)).toEqual({ code: 1, out: "", err })
  expect(soulspireIn({ cwd: folder }, "table", "--resume", path)).toEqual({ code: 1, out: "", err })
})

test("--json names file and line of each", () => {
  const path = changed(edit(20, /"hash":\d+/, '"hash":1'))
  const { code, out } = soulspire("verify", good, path, "--json")
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    files: 2,
    good: 1,
    bad: 1,
    verdicts: [
      { file: good, good: true, game: "proof", over: true },
      { file: path, good: false, line: 20 },
    ],
  })
})

test("a folder is no file", async () => {
  expect(await soulspireHere("verify", folder)).toMatchObject({ code: 2, out: "" })
})
