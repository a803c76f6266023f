// A table for a test, begun as anybody would who was sent a link to it.

import type { Options } from "@soulspire/kernel"
import type { Page } from "playwright-core"
import { linkOf, PERSON } from "../../src/screens/setup/plan.ts"

interface Wanted {
  game: string
  /** How many persons, and how many bots that answer at random. */
  persons?: number
  bots?: number
  options?: Options
  seed: string
  curtain?: boolean
}

export async function begin(
  page: Page,
  { game, persons = 1, bots = 0, options = {}, seed, curtain = false }: Wanted,
): Promise<void> {
  const chairs = [
    ...Array.from({ length: persons }, (_, i) => ({ who: PERSON, name: ["Ada", "Ben", "Cleo", "Dora"][i] })),
    ...Array.from({ length: bots }, (_, i) => ({ who: "random", name: `Bot ${i + 1}` })),
  ]
  const link = linkOf({ chairs, options, seed, curtain })
  await page.evaluate((to) => {
    location.hash = to
  }, `/table/${game}/${link}`)
  await page.locator("form.setup button[type=submit]").click()
  await page.locator(curtain ? ".curtain" : ".frame").waitFor({ timeout: 120_000 })
}
