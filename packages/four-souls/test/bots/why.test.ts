// Hints say why: by numbers of the search, in both languages, and by nothing that the seat does not see.

import { fourSouls, fourSoulsBox, type FourSoulsState } from "@soulspire/four-souls"
import { explained, type Setting } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"

const tables: Readonly<Record<string, Setting<FourSoulsState>>> = {
  "a game for three": { game: fourSouls, options: {}, seats: 3 },
  "a game alone": { game: fourSouls, options: { mode: "solo" }, seats: 2 },
}

test.each(Object.keys(tables))("advice is explained in %s", { timeout: 3_600_000 }, (table) => {
  const positions = usually(8, { inFull: 400 })
  const { by, lines } = explained(tables[table], fourSoulsBox, { positions, stride: 17, seed: "why" })
  expect(Object.values(by).reduce((sum, each) => sum + each, 0)).toBe(positions)
  expect(lines.length).toBeGreaterThan(0)
})
