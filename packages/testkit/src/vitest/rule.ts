// A test that proves rules: `rule("PROOF-2", "a seat plays one card a turn", () => { ... })`.

import { test, type TestOptions } from "vitest"
import { badCitation, rulesIn } from "../rules/contract.ts"
import { readContract } from "./pages.ts"

declare module "vitest" {
  interface TaskMeta {
    /** The rules that this test proves, if it passes. */
    rules?: string[]
  }
}

const contract = readContract()

/**
 * Cites one to three rules of docs/rules. The register counts them once the test has run and passed. A test that is about one
 * answer to a question of the editions cites that: `RD-09=yes`.
 */
export function rule(
  ids: string | readonly string[],
  what: string,
  proof: () => void | Promise<void>,
  options: TestOptions = {},
): void {
  const cited = typeof ids === "string" ? [ids] : [...ids]
  test(`${cited.join(", ")}: ${what}`, options, async ({ task }) => {
    const bad = badCitation(cited, contract)
    if (bad !== null) throw new Error(bad)
    task.meta.rules = rulesIn(cited)
    await proof()
  })
}
