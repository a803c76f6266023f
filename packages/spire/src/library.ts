// The cards of the players and the enemies, each by themselves.

import type { Enemy, PlayerCard } from "./card.ts"
import { cards as content } from "./content/index.ts"

export const cards: readonly PlayerCard[] = content.filter((each) => each.sort === "card")
export const enemies: readonly Enemy[] = content.filter((each) => each.sort === "enemy")
