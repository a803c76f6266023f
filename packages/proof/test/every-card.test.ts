// Nobody adds a card to the proof game without a test that names it.

import { readdirSync, readFileSync } from "node:fs"
import { proofSpec } from "@soulspire/proof"
import { describe, expect, it } from "vitest"

const here = new URL(".", import.meta.url)
const tests = readdirSync(here)
  .filter((name) => name.endsWith(".test.ts") && name !== "every-card.test.ts")
  .map((name) => readFileSync(new URL(name, here), "utf8"))
  .join("\n")

describe("every card of the proof game", () => {
  it.each(proofSpec.cards.map(({ id }) => id))("%s is put on a table by some test", (id) => {
    expect(tests).toContain(`"${id}"`)
  })

  it("survives JSON", () => {
    expect(JSON.parse(JSON.stringify(proofSpec.cards))).toEqual(proofSpec.cards)
  })
})
