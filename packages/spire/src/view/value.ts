// How good a climb looks, from what a seat sees. All in HP of one player, roughly: what one would give for it.

import { endWorth, type Seat } from "@soulspire/kernel"
import { defs } from "../cards/index.ts"
import type { SpireView } from "./show.ts"
import { LAST } from "../climb/keys/reads.ts"
import type { Space } from "../climb/map/map.ts"

type Card = SpireView["zones"][string][number]
type Player = SpireView["table"]["players"][number]

/** The last HP are worth the most. */
const hpWorth = (hp: number): number => hp + 6 * Math.sqrt(hp)

const DEATH = 60
/** The climb is over, for all of them. */
const DEFEAT = 500

/** What lightning and frost give turn after turn, what dark is kept for, and room for more of them. */
function orbWorth({ lightning, frost, dark, orbSlots }: Player): number {
  const open = Math.max(0, orbSlots - lightning - frost - dark)
  return lightning * 1.4 + frost * 0.9 + dark * 1.2 + open * 0.2
}

/** Calm is energy for the turn that leaves it; wrath hits harder, and what it costs is lost when a turn ends. */
const STANCES: Readonly<Record<Player["stance"], number>> = { neutral: 0, calm: 1.5, wrath: 0.8 }

function playerWorth(player: Player): number {
  if (player.dead > 0 || player.hp <= 0) return -DEATH
  return (
    hpWorth(player.hp) +
    player.maxHp * 0.5 +
    player.strength * 3 +
    player.shivs * 0.7 +
    player.miracles +
    STANCES[player.stance] +
    orbWorth(player) -
    player.weak -
    player.vulnerable +
    Math.min(player.block, 5) * 0.1 +
    player.gold * 0.4 +
    player.rewards.length * 2
  )
}

/** An enemy costs HP for as long as it stands: by what it has left, and by being there at all. */
function enemyWorth({ shows = {} }: Card): number {
  if (!("hp" in shows)) return 0
  const { hp, block, strength, weak, vulnerable, poison } = shows
  // Poison goes on by itself.
  const left = Math.max(0, hp - poison * 1.5)
  return -(4 + left * 0.8 + block * 0.2 + strength * 2.5) + weak * 0.8 + Math.min(vulnerable, 3) * 0.8
}

const RARITIES: Readonly<Record<string, number>> = { common: 1.5, uncommon: 2.5, rare: 4 }

/** A card in the deck: what stands in the way of better ones is worth less than nothing. */
function cardWorth(kinds: readonly string[], isUpgraded: boolean): number {
  if (kinds.includes("curse") || kinds.includes("status")) return -3
  if (kinds.includes("starter-strike") || kinds.includes("starter-defend")) return isUpgraded ? 1 : -0.7
  const rarity = kinds.find((kind) => kind in RARITIES)
  return (rarity === undefined ? 1 : RARITIES[rarity]) + (isUpgraded ? 1.7 : 0)
}

const WORTH_BY_BACK: Readonly<Record<string, number>> = { relic: 8, "boss-relic": 14, potion: 3 }

/** Worked out once: values are asked for many times. */
const worthOfCard = new Map(defs.map(({ id, kinds }) => [id, cardWorth(kinds, id.endsWith("+"))]))
const worthOf = ({ card = "" }: Card): number => worthOfCard.get(card) ?? 0

const total = (cards: readonly Card[] | undefined, worth: (card: Card) => number): number =>
  (cards ?? []).reduce((sum, card) => sum + worth(card), 0)

/** In a combat the draw pile is not seen, and nothing is gained for good but what gets in the way. */
function deckWorth({ zones }: SpireView, seat: number, fights: boolean): number {
  if (!fights) return total(zones[`deck.${seat}`], worthOf)
  const inTheWay = (card: Card): number => Math.min(0, worthOf(card) + 0.7) * 0.3
  return total(zones[`hand.${seat}`], inTheWay) + total(zones[`discard.${seat}`], inTheWay)
}

/** A combat that is not over yet: whatever it may still cost. */
const UNDECIDED = 20

/** What a room is good for; what its enemies cost is seen when they stand there. */
const ROOMS: Readonly<Record<Space, number>> = {
  "first-encounter": 0,
  encounter: 22,
  elite: 30,
  // Its key is worth more than what burns.
  "burning-elite": 34,
  boss: 0,
  event: 4,
  campfire: 6,
  treasure: 10,
  merchant: 3,
  // Not turned up yet.
  dark: 0,
  light: 0,
}

/** More than all rooms of an Act together: to have come to the next one is worth it. */
const ACT = 450

function wayWorth(view: SpireView): number {
  const { map, act } = view.table
  if (map === null) return 0
  return (
    (act - 1) * ACT +
    map.path.reduce((sum, id) => {
      const room = map.places.find((place) => place.id === id)?.room
      return sum + 10 + (room === undefined ? 0 : ROOMS[room])
    }, 0)
  )
}

/** What opens the last Act: more than the relic or the rest that one does without for it, for a party that wants to go there. */
const KEY = 12
const KEYS = 3
const keysHeld = ({ ruby, sapphire, emerald }: SpireView["table"]): number => ruby + sapphire + emerald
const keyWorth = ({ table }: SpireView): number => (table.goal === LAST ? KEY * keysHeld(table) : 0)

/** Is there an Act above this one that the party could climb (STS-1.1, STS-13.2)? */
function hasMoreToWin({ table }: SpireView): boolean {
  if (table.players.some(({ dead }) => dead > 0)) return false
  return table.act < LAST - 1 || (table.act < LAST && table.lastAct > 0 && keysHeld(table) === KEYS)
}

/** A climb that could go on is not won by stopping: what there is to win is further up. */
function overWorth(view: SpireView, seat: Seat): number {
  const { over, table } = view
  if (over !== null && over.winners.length === 0) return -DEFEAT
  return over !== null && table.climb > 0 && hasMoreToWin(view) ? 0 : endWorth(over, seat)
}

export function value(view: SpireView, seat: Seat): number {
  const { players } = view.table
  const fights = view.zones["enemies"].length > 0
  const party = players.reduce(
    (sum, player, seat) =>
      sum +
      playerWorth(player) +
      deckWorth(view, seat, fights) +
      total(view.zones[`powers.${seat}`], (card) => 3 + worthOf(card)) +
      total(view.zones[`items.${seat}`], ({ back }) => WORTH_BY_BACK[back] ?? 0),
    0,
  )
  return (
    party +
    total(view.zones["enemies"], enemyWorth) +
    wayWorth(view) +
    keyWorth(view) -
    (fights ? UNDECIDED : 0) +
    overWorth(view, seat)
  )
}
