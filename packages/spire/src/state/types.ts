// The words that fields of the state are made of, and small readings of a table.

import { FIRST_SEAT, type Frozen, type Seat } from "@soulspire/kernel"
import type * as made from "./new.ts"

export type { Token } from "./new.ts"
/** Those that enemies can have. */
export type EnemyToken = (typeof made.enemyTokens)[number]

/** Records of the state as everybody but atoms knows them: nothing of them can be assigned. */
export type Table = Frozen<made.Table>
export type Player = Frozen<made.Player>
export type Fighter = Frozen<made.Fighter>
export type Data = Frozen<made.Data>
export type Reward = Frozen<made.Reward>
export type Play = Frozen<made.Play>

/** What lies in `offers` until it is taken; those of the last two are picked from what lies before all, mixed ones and
 * those of other characters come from decks that a player chooses. */
export const rewardKinds = [
  "card",
  "upgraded",
  "rare",
  "colorless",
  "mixed",
  "mixed-rare",
  "other",
  "relic",
  "potion",
  "draft",
  "boss-relic",
] as const
export type RewardKind = (typeof rewardKinds)[number]

const combatPhases = ["start", "die", "play", "end", "enemies"] as const
/** Outside combat: Neow and the map, a room, and what is gained in it. */
const climbPhases = ["set-up", "map", "room", "rewards"] as const
export const phases = [...climbPhases, ...combatPhases] as const
export type Phase = (typeof phases)[number]

/** Rooms in which a combat is fought, and the others (chapter 5). */
export const combatRooms = ["first-encounter", "encounter", "elite", "boss"] as const
const quietRooms = ["event", "campfire", "treasure", "merchant"] as const
export type CombatRoom = (typeof combatRooms)[number]
export const rooms = [...combatRooms, ...quietRooms] as const
export type Room = (typeof rooms)[number]

/** Of the board, however many players there are. */
export const ROWS = 4
/** A boss is in every row (STS-6.1). */
export const EVERY_ROW = -1

/** Is a combat going on? What comes after it is no part of it. */
export const inCombat = ({ phase }: Table): boolean => (combatPhases as readonly Phase[]).includes(phase)

/** Alive, and not one who joins later (STS-13.7). */
export const isThere = ({ dead, away }: Player): boolean => dead === 0 && away === 0

export function partyOf({ players }: Table): Seat[] {
  if (players.length === 1) return players[0].dead === 0 ? [FIRST_SEAT] : []
  const party: Seat[] = []
  for (let seat = FIRST_SEAT; seat < players.length; seat++) if (isThere(players[seat])) party.push(seat)
  return party
}

/** How many climb, the dead among them; whoever joins later does not count yet (STS-13.7). */
export const playersOf = ({ players }: Table): number =>
  players.reduce((sum, { away }) => sum + (away === 0 ? 1 : 0), 0)

/** Has somebody died on the way (STS-13.2)? */
export const someoneDied = ({ players }: Table): boolean => players.some(({ dead }) => dead > 0)

/** More rounds than any combat has. */
const ROUNDS = 65_536

/** Names a turn among all of a climb: what was used once in it is fresh in every other (STS-12.8). */
export const turnOf = ({ combat, round }: Table): number => combat * ROUNDS + round
