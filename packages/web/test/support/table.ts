// A table for a test, begun as anybody would who was sent a link to it.

import type { Options } from "@soulspire/kernel"
import type { Page } from "playwright-core"
import { linkOf, PERSON } from "../../src/screens/setup/plan.ts"

interface Wanted {
  game: string
  /** How many persons, how many bots, and of which kind these are. */
  persons?: number
  bots?: number
  bot?: string
  options?: Options
  seed: string
  curtain?: boolean
}

/** The address of the link. */
export function linkTo({
  game,
  persons = 1,
  bots = 0,
  bot = "random",
  options = {},
  seed,
  curtain = false,
}: Wanted): string {
  const chairs = [
    ...Array.from({ length: persons }, (_, i) => ({ who: PERSON, name: ["Ada", "Ben", "Cleo", "Dora"][i] })),
    ...Array.from({ length: bots }, (_, i) => ({ who: bot, name: `Bot ${i + 1}` })),
  ]
  return `/table/${game}/${linkOf({ chairs, options, seed, curtain })}`
}

export async function begin(page: Page, wanted: Wanted): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, linkTo(wanted))
  await page.locator("form.setup button[type=submit]").click()
  await page.locator(wanted.curtain === true ? ".curtain, .shell" : ".shell").waitFor({ timeout: 120_000 })
}
