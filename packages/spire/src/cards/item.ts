// Relics and potions: what a player has before them besides cards.

import type { Ability, Def } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"

export interface Item {
  sort: "item"
  id: string
  name: string
  type: "relic" | "boss-relic" | "potion" | "solo-relic" | "special-relic"
  count: number
  /** In gold, where a merchant sells it. */
  price: number
  look: Look
  def: Def
}

/** Facts of when something can be used besides in combat, or instead (STS-4.10). */
const outsideFacts = { too: { outside: 1 }, only: { outsideOnly: 1 } }

interface Printed {
  /** How it is drawn. */
  look: Look
  price?: number
  count?: number
  /** No merchant has it: another one is drawn. */
  unsold?: true
  /** Used outside combat too, or only there. */
  outside?: "too" | "only"
  /** What other cards know it by. */
  kind?: string
  /** It has a place for stances. */
  stances?: true
}

const item =
  (type: Item["type"]) =>
  (id: string, name: string, printed: Printed, abilities: readonly Ability[]): Item => ({
    sort: "item",
    id,
    name,
    type,
    count: printed.count ?? 1,
    price: printed.price ?? 0,
    look: printed.look,
    def: {
      id,
      back: type,
      kinds: [type, ...(printed.kind === undefined ? [] : [printed.kind])],
      facts: {
        price: printed.price ?? 0,
        ...(printed.unsold === undefined ? {} : { unsold: 1 }),
        ...(printed.stances === undefined ? {} : { stances: 1 }),
        ...(printed.outside === undefined ? {} : outsideFacts[printed.outside]),
      },
      abilities: [...abilities],
    },
  })

export const relic = item("relic")
export const bossRelic = item("boss-relic")
/** The one that a player alone begins with (STS-2.9). */
export const soloRelic = item("solo-relic")
/** In no deck: gained with cards that bring orbs or stances of another character along (STS-12.3). */
export const specialRelic = item("special-relic")
export const potion = item("potion")
