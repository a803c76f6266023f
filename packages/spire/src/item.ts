// Relics and potions: what a player has before them besides cards.

import type { Ability, Def } from "@soulspire/kernel"

export interface Item {
  sort: "item"
  id: string
  name: string
  type: "relic" | "boss-relic" | "potion" | "solo-relic"
  count: number
  /** In gold, where a merchant sells it. */
  price: number
  def: Def
}

const item =
  (type: Item["type"]) =>
  (
    id: string,
    name: string,
    printed: { price?: number; count?: number },
    abilities: readonly Ability[],
  ): Item => ({
    sort: "item",
    id,
    name,
    type,
    count: printed.count ?? 1,
    price: printed.price ?? 0,
    def: { id, back: type, kinds: [type], facts: { price: printed.price ?? 0 }, abilities: [...abilities] },
  })

export const relic = item("relic")
export const bossRelic = item("boss-relic")
/** The one that a player alone begins with (STS-2.9). */
export const soloRelic = item("solo-relic")
export const potion = item("potion")
