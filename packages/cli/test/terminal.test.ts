// What comes from a file is anybody's: it is shown, and never steers the terminal, listens to the network or eats the memory.

import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { fourSouls } from "@soulspire/four-souls"
import { hashPlain } from "@soulspire/kernel"
import { createMatch, fileOf, writeMatchFile } from "@soulspire/match"
import { expect, test } from "vitest"
import { paintFor } from "../src/shell/paint.ts"
import { clean, cleanName } from "../src/shell/print.ts"
import { emptyFolder, soulspireHere, soulspireIn } from "./support/soulspire.ts"

/** Sets a title, hides what follows, goes up a line, rings, ends the line, turns it round. */
const nasty = "A\u001b]0;mine\u0007\u001b[8m\u001b[1A\u009b2J\r\nB\u202eC\u0000"
// oxlint-disable-next-line no-control-regex
const steers = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/

test("colours of our own pass, and nothing else that steers", () => {
  const paint = paintFor({ isTTY: true } as NodeJS.WriteStream)
  for (const put of Object.values(paint)) expect(clean(put("soul"))).toBe(put("soul"))
  expect(clean(nasty)).not.toMatch(steers)
  expect(clean("à la\n\tcarte 🂡")).toBe("à la\n\tcarte 🂡")
  expect(cleanName(nasty)).not.toMatch(/[\p{Cc}\u202e]/u)
})

test("whoever writes to a terminal does so in one place", () => {
  const folder = fileURLToPath(new URL("../src", import.meta.url))
  const writers = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && /\.write\(|console\./.test(readFileSync(join(folder, name), "utf8")),
  )
  // A measuring process speaks to its parent, the table wipes its screen and the bar its line: none says anything of a match.
  expect(writers.map((name) => name.replaceAll("\\", "/")).toSorted()).toEqual([
    "bench/process.ts",
    "commands/table.ts",
    "shell/print.ts",
    "shell/progress.ts",
  ])
})

/** A match of Four Souls, changed before it is written. */
function file(change: (lines: { header: Record<string, unknown>; cards: object[] }) => void): string {
  const match = createMatch(fourSouls, {
    options: {},
    seats: [
      { kind: "person", name: nasty },
      { kind: "bot", bot: "random", name: nasty },
    ],
    seed: nasty,
  })
  const { header, cards } = fileOf(match)
  const made = { header: { ...header } as Record<string, unknown>, cards: [...(cards ?? [])] as object[] }
  change(made)
  const path = join(emptyFolder(), "x.match")
  const pinned = { ...made.header, content: hashPlain(made.cards) }
  writeFileSync(
    path,
    writeMatchFile({ header: pinned as never, cards: made.cards as never, log: [], end: null }),
  )
  return path
}

test("names in a match file are shown without what they hide", async () => {
  const path = file(() => {})
  const shown = soulspireIn(
    { cwd: emptyFolder(), lines: ["look", "log"], env: { FORCE_COLOR: "1" } },
    "table",
    "--resume",
    path,
  )
  expect(shown.code).toBe(0)
  // oxlint-disable-next-line no-control-regex
  expect(shown.out.replace(/\u001b\[\d+m/g, "")).not.toMatch(steers)
  expect(shown.out).not.toContain("\u001b[8m")
  expect(shown.out).toContain("A\uFFFD]0;mine")
  for (const args of [
    ["replay", path, "--all"],
    ["replay", path, "--json"],
    ["verify", path],
  ]) {
    const { code, out, err } = await soulspireHere(...args)
    expect(code).toBe(0)
    expect(out + err).not.toMatch(steers)
  }
  const { out } = await soulspireHere("replay", path, "--json")
  expect(JSON.parse(out)).toMatchObject({ seed: nasty })
})

test.each<[string, Parameters<typeof file>[0]]>([
  ["a game", ({ header }) => (header["game"] = nasty)],
  ["an option", ({ header }) => (header["options"] = { [nasty]: 1 })],
  ["an option's value", ({ header }) => (header["options"] = { ruleset: nasty })],
  ["a field", ({ header }) => (header[nasty] = 1)],
  ["a format", ({ header }) => (header["soulspire"] = nasty)],
  ["a card", ({ cards }) => (cards[0] = { ...cards[0], id: nasty })],
])("what is wrong with %s is told without what it hides", async (_name, change) => {
  const { code, out, err } = await soulspireHere("verify", file(change))
  expect({ code, out }).toEqual({ code: 1, out: "" })
  expect(err).toMatch(/^soulspire: .*: line \d: .*\n$/)
  expect(err).not.toMatch(steers)
})

test("a name of one's own is a name", async () => {
  const { code, err } = await soulspireHere("table", "proof", "--seats", nasty)
  expect(code).toBe(2)
  expect(err).toMatch(/^soulspire: --seats: '.*' is no name: it has control characters in it\n$/)
  expect(err).not.toMatch(steers)
})

test.each([1_000_000_000, 999])("a card of which there are %d copies eats no memory", async (copies) => {
  const path = file(({ cards }) => cards.forEach((card, i) => (cards[i] = { ...card, facts: { copies } })))
  const { code, err } = await soulspireHere("verify", path)
  expect(code).toBe(1)
  expect(err).toMatch(/: line [12]: /)
})

test("a mark in front of a file is no part of it", async () => {
  const path = file(() => {})
  writeFileSync(path, `\uFEFF${readFileSync(path, "utf8")}`)
  expect(await soulspireHere("verify", path)).toMatchObject({ code: 0, err: "" })
  expect(soulspireIn({ lines: ["1", "pass"] }, "table", "--resume", path).code).toBe(0)
  expect(await soulspireHere("verify", path)).toMatchObject({ code: 0, err: "" })
})

test.each([
  ["play", ["--host", ""], "--host"],
  ["play", ["--host", " "], "--host"],
  ["table", ["proof", "--file", ""], "--file"],
  ["table", ["--resume", ""], "there is no file"],
  ["sim", ["proof", "--out", ""], "--out"],
  ["sim", ["proof", "--options", "goal=3,goal=4"], "goal is given twice"],
  ["sim", ["four-souls", "--options", "sets=base+base"], "'base' twice"],
  ["sim", ["four-souls", "--options", "lootRatio=penny:1+penny:2"], "'penny' twice"],
  ["sim", ["spire", "--options", "modifiers=daily-cursed+daily-cursed"], "named twice"],
])("%s %j is refused before anything happens", async (name, args, why) => {
  const { code, out, err } = await soulspireHere(name, ...args)
  expect({ code, out }).toEqual({ code: 2, out: "" })
  expect(err).toContain(why)
})
