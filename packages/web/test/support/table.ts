// A table for a test, set up as the set-up screen would by its link.

import type { Options } from "@soulspire/kernel"
import type { Page } from "playwright-core"

interface Wanted {
  game: string
  seats: number
  options: Options
  seed: string
}

/** Opens a table of one person and random bots, by the same address that is shared as a link. */
export async function begin(page: Page, { game, seats, options, seed }: Wanted): Promise<void> {
  const company = Array.from({ length: seats - 1 }, (_, i) => ({
    kind: "bot",
    bot: "random",
    name: `Bot ${i + 1}`,
  }))
  const setup = { game, options, seats: [{ kind: "person", name: "Ada" }, ...company], seed, curtain: false }
  await page.evaluate((wanted) => {
    location.hash = `/begin/${encodeURIComponent(JSON.stringify(wanted))}`
  }, setup)
  await page.locator(".frame").waitFor({ timeout: 60_000 })
}
