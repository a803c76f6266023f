// What a power in play brings each round that the combat still lasts, in points of damage: what its card is worth beyond its
// energy, spread over the rounds that it was reckoned for.

import { type Def } from "@soulspire/kernel"
import { defs } from "../cards/index.ts"
import { cardWorth, ENERGY, LASTING } from "./printed.ts"

/** What is over when it has been played is seen in what it has left behind. */
const lasts = ({ abilities }: Def): boolean => abilities.some(({ k }) => k !== "act")

const LEAST = 0.3

const each = new Map(
  defs
    .filter((def) => def.kinds.includes("power") && lasts(def))
    .map((def) => [
      def.id,
      Math.max(LEAST, (cardWorth(def.id) + (def.facts["cost"] ?? 0) * ENERGY) / LASTING),
    ]),
)

export const lastingWorth = (id: string): number => each.get(id) ?? 0
