// Fights that bots are measured at: two hundred each against bosses, elites and other enemies, by Act and character, with
// about what somebody has who has come there. Which cards, relics and enemies these are follows from the seed of each.

import type { Options } from "@soulspire/kernel"
import type { Suite } from "@soulspire/text"
import { characters } from "../cards/index.ts"
import type { CombatRoom } from "../state/types.ts"

const SIZE = 200
const ACTS = 3

/** What one has gained by the middle of an Act, and what more by its boss. */
interface Gains {
  rewards: number
  upgrades: number
  relics: number
  potions: number
  bossRelics: number
}
const half: Gains = { rewards: 4, upgrades: 1, relics: 1, potions: 1, bossRelics: 0 }
const whole: Gains = { rewards: 7, upgrades: 3, relics: 2, potions: 1, bossRelics: 1 }

/** After so many whole Acts, and some part of one. The potions of earlier Acts have been drunk. */
const gained = (acts: number, now: Gains): Gains => ({
  rewards: acts * whole.rewards + now.rewards,
  upgrades: acts * whole.upgrades + now.upgrades,
  relics: acts * whole.relics + now.relics,
  potions: now.potions,
  bossRelics: acts * whole.bossRelics + now.bossRelics,
})

/** Each character in each Act, again and again. */
function fight(place: number, room: CombatRoom, now: Gains): { options: Options } {
  const act = 1 + (Math.floor(place / characters.length) % ACTS)
  const { id } = characters[place % characters.length]
  return { options: { room, firstAct: act, characters: [id], ...gained(act - 1, now) } }
}

const suite = (id: string, about: string, room: CombatRoom, now: Gains): Suite => ({
  id,
  about: `${SIZE} fights ${about}, one character alone: Acts I to III, each character in turn`,
  seats: 1,
  size: SIZE,
  at: (place) => fight(place, room, now),
})

export const suites: readonly Suite[] = [
  suite("bosses", "against bosses", "boss", { ...whole, bossRelics: 0 }),
  suite("elites", "against elites", "elite", half),
  suite("encounters", "against other enemies", "encounter", half),
]
