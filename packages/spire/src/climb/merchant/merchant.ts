// What things cost at a merchant's, in one place (STS-5.8, STS-K.1).

import { object, type Ref } from "@soulspire/kernel"
import { factOf, hasKind, type SpireRun } from "../../state/run.ts"

export const REMOVAL = "STS-K.1"

const byRarity = { common: 2, uncommon: 3, rare: 6 } as const
const RARITIES = ["common", "uncommon", "rare"] as const

/** The slot of the relic that is on sale. */
const SALE = 1

/** Items have a price printed on them, cards one by their rarity; the relic in the first slot costs 1 less. */
export function priceOf(r: SpireRun, ref: Ref): number {
  const rarity = RARITIES.find((each) => hasKind(r, ref, each))
  if (rarity !== undefined) return byRarity[rarity]
  const onSale = hasKind(r, ref, "relic") && object(r, ref)?.data?.slot === SALE
  return factOf(r, ref, "price") - (onSale ? 1 : 0)
}

/** Dearer from the eighth ascension on (STS-K.5). */
export const removalPrice = (r: SpireRun): number => (r.s.table.ascension >= 8 ? 4 : 3)
