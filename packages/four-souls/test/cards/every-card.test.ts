// Nobody adds a card to Four Souls without a test of its own that names it.

import { readdirSync, readFileSync } from "node:fs"
import { fourSoulsSpec } from "@soulspire/four-souls"
import { expect, test } from "vitest"

const here = new URL(".", import.meta.url)
const tests = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts") && name !== "every-card.test.ts")
  .map((name) => readFileSync(new URL(name, here), "utf8"))
  .join("\n")

test.each(fourSoulsSpec.cards.map(({ id }) => id))("%s is put on a table by a test of cards", (id) => {
  expect(tests).toContain(`"${id}"`)
})
