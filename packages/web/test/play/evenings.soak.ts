// The part of `npm run soak` in a browser: whole games at the usual tables, by somebody who knows nothing but the screen.
// One for every hundred games of the rest. Not part of `npm test`.

import { describe, expect, it } from "vitest"
import { house } from "../support/browser.ts"
import { drive } from "../support/driver.ts"
import { begin } from "../support/table.ts"

const { open } = house()

const games = Math.ceil(Number(process.env["SOULSPIRE_SOAK_GAMES"] ?? "100") / 100)
const start = process.env["SOULSPIRE_SOAK_SEED"] ?? "soak"
/** A whole evening with three bots takes its time. */
const PATIENCE = 3_600_000

const tables = [
  { game: "four-souls", bots: 1, bot: "greedy", options: { barter: false } },
  { game: "four-souls", bots: 3, bot: "greedy", options: {} },
  { game: "four-souls", persons: 2, options: { mode: "co-op" } },
  { game: "spire", options: {} },
  { game: "spire", bots: 1, bot: "greedy", options: {} },
  { game: "spire", persons: 2, options: { room: "boss", rewards: 12, upgrades: 6, relics: 3, potions: 2 } },
]

describe.each(Array.from({ length: games }, (_, i) => `${start}-${i}`))("web, seed %s", (seed) => {
  it.each(tables)("$game, $options", { timeout: PATIENCE }, async (table) => {
    const { page } = await open({ settings: { sound: false, level: "stops" } })
    await begin(page, { ...table, seed })
    const { stuck, over } = await drive(page, { most: 50_000, seed: seed.length })
    expect({ stuck, over }).toEqual({ stuck: "", over: true })
  })
})
