// Every refusal that the sources of the kernel, of the match and of a game can give has its line in the table or the
// catalogue.

import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { english } from "../src/messages/en.ts"
import { kernelReasons } from "../src/messages/reasons.ts"

/** Keys in calls of `refuse`, and in reasons written out. */
function reasonsIn(folder: string): string[] {
  const url = new URL(`../../${folder}/`, import.meta.url)
  const files = readdirSync(url, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"))
  const found = new Set<string>()
  for (const file of files) {
    const text = readFileSync(new URL(file, url), "utf8")
    for (const [, key] of text.matchAll(/\brefuse\(\s*"([\w-]+)"/g)) found.add(key)
    for (const [, key] of text.matchAll(/(?:return|=|:|\?)\s*\(?\{\s*key: "([\w-]+)"(?!, refs)/g))
      found.add(key)
  }
  return [...found].toSorted()
}

it("knows every refusal of the kernel", () => {
  const found = reasonsIn("kernel/src")
  expect(found).toContain("not-yours")
  expect(found).toContain("forbidden")
  expect(found.filter((key) => !(key in kernelReasons))).toEqual([])
  expect(found.filter((key) => !(`refusal.${key}` in english))).toEqual([])
})

it("knows every refusal of a match", () => {
  expect(reasonsIn("match/src").filter((key) => !(`refusal.${key}` in english))).toEqual([])
})

it("says every refusal of the proof game", async () => {
  const { messages } = (await import(
    new URL("../../proof/src/text/en/messages.ts", import.meta.url).href
  )) as { messages: Record<string, string> }
  const found = reasonsIn("proof/src")
  expect(found).toContain("no-attack-left")
  expect(found.filter((key) => !(`refusal.${key}` in { ...english, ...messages }))).toEqual([])
})
