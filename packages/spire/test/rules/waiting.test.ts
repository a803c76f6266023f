// Every rule is proven by a test or stands in the one list of what is not there yet.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { spireBox } from "@soulspire/spire"
import { speakerOf } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { waitingThings } from "../../src/waiting.ts"

const folder = new URL("../", import.meta.url).pathname
const tests = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".test.ts"),
)
/** What a `rule` cites. That some other text names a rule, a refusal for example, proves nothing. */
const citations = (text: string): string[] =>
  [...text.matchAll(/\brule\(\s*(\[[^\]]*\]|"STS-[\w.-]+")/g)].flatMap(
    ([, ids]) => ids.match(/STS-[\w.-]+/g) ?? [],
  )
const cited = new Set(tests.flatMap((file) => citations(readFileSync(join(folder, file), "utf8"))))
const page = readFileSync(new URL("../../../../docs/rules/spire.md", import.meta.url), "utf8")
const ids = [...page.matchAll(/^\|\s*(STS-\S+)\s*\|/gm)].map(([, id]) => id)

test("no rule of the page is forgotten, and none waits that is proven", () => {
  const waiting = Object.keys(spireBox.waiting ?? {})
  expect(ids.length).toBeGreaterThan(150)
  expect(ids.filter((id) => !cited.has(id) && !waiting.includes(id))).toEqual([])
  expect(waiting.filter((id) => cited.has(id) || !ids.includes(id))).toEqual([])
})

test("everything that waits has its reason", () => {
  for (const reason of [...Object.values(spireBox.waiting ?? {}), ...Object.values(waitingThings)])
    expect(reason).toMatch(/\w.*\.$/)
})

rule("STS-K.9", "turns one after another are an option of the first printing, and called so", () => {
  expect(speakerOf(spireBox, "en").word("setting.sequential")).toContain("first printing")
  expect(speakerOf(spireBox, "it").word("setting.sequential")).toContain("prima edizione")
})
