// Nothing that can be read is cut: every text on every card fits wherever the card lies, in every size and language.

import { fourSoulsBox } from "@soulspire/four-souls"
import { rotating } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { cutTexts } from "../support/cut.ts"
import { lay, type Lying, tableIn } from "../support/lying.ts"
import { looks } from "../support/looks.ts"

const { open } = house()

/** So many cards lie in each place at a time, of these decks. */
const places = {
  monsters: { many: 2, of: ["monster"] },
  shop: { many: 2, of: ["treasure"] },
  rooms: { many: 1, of: ["room"] },
  "hand.0": { many: 3, of: ["loot"] },
  "board.0": { many: 3, of: ["character", "starting", "treasure"] },
} as const

/** All that can lie there, with what is seen of it there. */
const cardsFor = (zone: string, of: readonly string[], many: number): Lying[] =>
  fourSoulsBox.defs
    .filter(({ back }) => of.includes(back))
    .map(({ id, facts }, i) => {
      const { health = 0, evasion = 0, attack = 0 } = facts
      const fights = zone === "monsters" && health > 0 ? { health, evasion, attack } : {}
      const price = zone === "shop" ? { price: 10 } : {}
      return { card: id, shows: { slot: i % many, ...fights, ...price } }
    })

const piles = Object.entries(places).map(([zone, { many, of }]) => ({
  zone,
  many,
  cards: cardsFor(zone, of, many),
}))
const rounds = Math.max(...piles.map(({ many, cards }) => Math.ceil(cards.length / many)))

test.each([...rotating(looks, 1)])("on $name every card's text fits where the card lies", async (look) => {
  const page = await tableIn(open, look)
  const cut: string[] = []
  for (let round = 0; round < rounds; round++) {
    const zones = piles.map(({ zone, many, cards }) => [zone, cards.slice(round * many, (round + 1) * many)])
    await lay(page, { table: { roomSlots: 1 }, zones: Object.fromEntries(zones) })
    cut.push(...(await cutTexts(page)))
  }
  // In a pile that is looked through all of them lie side by side.
  await lay(page, { zones: { lootDiscard: fourSoulsBox.defs.map(({ id }) => ({ card: id })) } })
  await page.locator(".fs-pile-lootDiscard").click()
  await page.locator(".fs-sheet .face").first().waitFor()
  cut.push(...(await cutTexts(page, ".fs-sheet")))
  expect(cut).toEqual([])
})
