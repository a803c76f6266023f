// Hints say why: by numbers of the search, in both languages, and by nothing that the seat does not see.

import { spireBox } from "@soulspire/spire"
import { explained } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { tables } from "./tables.ts"

test.each(Object.keys(tables))("advice is explained in %s", { timeout: 3_600_000 }, (table) => {
  const positions = usually(4, { inFull: 250 })
  const { by, lines } = explained(tables[table], spireBox, { positions, stride: 7, seed: "why" })
  expect(Object.values(by).reduce((sum, each) => sum + each, 0)).toBe(positions)
  expect(lines.length).toBeGreaterThan(0)
})
