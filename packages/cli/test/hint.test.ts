// A hint in the terminal says what to type, and why it is better than what else could be done.

import { expect, test } from "vitest"
import { emptyFolder, soulspireIn } from "./support/soulspire.ts"

const fight = (lang: string, ...lines: string[]): string =>
  soulspireIn(
    { cwd: emptyFolder(), lines, env: { LC_ALL: `${lang}_XX.UTF-8` } },
    "table",
    "spire",
    "--options",
    "room=encounter",
    "--seed",
    "hint",
  ).out

test.each([
  ["en", "hint", /Try \d+ \(.+\)\.\n +(?:Better than|About as good): .+\.\n/],
  ["it", "suggerimento", /Prova \d+ \(.+\)\.\n +(?:Meglio di|Vale quasi lo stesso): .+\.\n/],
])("in %s", (lang, typed, says) => {
  const out = fight(lang, typed, typed)
  expect(out).toMatch(says)
  expect(out).not.toContain("‹")
  // The same table gives the same advice.
  const told = out.match(new RegExp(says, "g")) ?? []
  expect(new Set(told).size).toBe(1)
})
