// Hints say why: by numbers of the search, in both languages, and by nothing that the seat does not see.

import { spire, spireBox } from "@soulspire/spire"
import { explained, type Setting } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"

type SpireState = ReturnType<typeof spire.create>

const tables: Readonly<Record<string, Setting<SpireState>>> = {
  "a climb": { game: spire, options: { characters: ["silent"], lastAct: 1, moreHp: 30 }, seats: 1 },
  "an elite and two players": {
    game: spire,
    options: { room: "elite", characters: ["ironclad", "watcher"], rewards: 4 },
    seats: 2,
  },
  "an encounter": {
    game: spire,
    options: { room: "encounter", characters: ["defect"], rewards: 6, potions: 2 },
    seats: 1,
  },
  "a boss": {
    game: spire,
    options: { room: "boss", characters: ["silent"], rewards: 6, relics: 3 },
    seats: 1,
  },
}

test.each(Object.keys(tables))("advice is explained in %s", { timeout: 3_600_000 }, (table) => {
  const positions = usually(4, { inFull: 250 })
  const { by, lines } = explained(tables[table], spireBox, { positions, stride: 7, seed: "why" })
  expect(Object.values(by).reduce((sum, each) => sum + each, 0)).toBe(positions)
  expect(lines.length).toBeGreaterThan(0)
})
