// Nobody adds a rule to the proof game's contract without a test that cites it.

import { readFileSync } from "node:fs"
import { contractOf } from "@soulspire/testkit"
import { expect, it } from "vitest"

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8")
const rules = [...contractOf([{ name: "proof", text: read("../../../docs/rules/proof.md") }]).keys()]
const cited = [...read("rules.test.ts").matchAll(/\brule\((\[[^\]]*\]|"[^"]*")/g)].flatMap(([, ids]) =>
  [...ids.matchAll(/"([^"]*)"/g)].map(([, id]) => id),
)

it.each(rules)("%s is proven by some test", (id) => {
  expect(cited).toContain(id)
})
