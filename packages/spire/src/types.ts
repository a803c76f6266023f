// What Spire keeps besides cards and zones, all of it plain numbers and words.

import { FIRST_SEAT, type Ref, type Seat } from "@soulspire/kernel"

/** What players and enemies have alike: they hit and are hit in the same way. */
export interface Fighter {
  hp: number
  maxHp: number
  block: number
  strength: number
  weak: number
  vulnerable: number
}

export const orbs = ["lightning", "frost", "dark"] as const
export type Orb = (typeof orbs)[number]

export type Stance = "neutral" | "calm" | "wrath"

/** Orbs of each kind: in which slots they are makes no difference (STS-10.9). */
export interface Player extends Fighter, Record<Orb, number> {
  energy: number
  shivs: number
  miracles: number
  stance: Stance
  gold: number
  /** Rows are counted from the bottom. */
  row: number
  /** In a game that goes on after a death (STS-13.1). */
  dead: number
  /** This turn: attacks (shivs among them) and cards discarded by effects. */
  attacks: number
  discarded: number
  /** How often they have entered another stance this turn. */
  switches: number
  /** No more cards are drawn this turn. */
  drawsBarred: number
  /** Attacks and skills to come this turn that are played twice (STS-12.5). */
  twiceAttacks: number
  twiceSkills: number
  /** Powers played this turn. */
  playedPowers: number
  /** Energy that was left when the last turn ended. */
  leftover: number
  /** How often the draw pile was made anew this combat. */
  reshuffles: number
  /** The last round in which this player had a turn, where they take turns. */
  took: number
  /** HP lost this combat, and since the round began. */
  lostInCombat: number
  lostInRound: number
  /** The space they want to go to next; "" as long as they have not said. */
  wish: string
  /** Which option they have chosen in this room, counted from 1; 0 for none yet (STS-5.4). */
  chosen: number
  /** Gold that lies on the table for whatever anybody buys in this room (STS-4.13). */
  offered: number
  /** Have they had a card removed by this merchant (STS-5.9)? */
  cleansed: number
  /** What they may take, in the order in which they have gained it. */
  rewards: Reward[]
}

/** What lies in `offers` until it is taken; those of the last two are picked from what lies before all. */
const rewardKinds = [
  "card",
  "upgraded",
  "rare",
  "colorless",
  "relic",
  "potion",
  "draft",
  "boss-relic",
] as const
export type RewardKind = (typeof rewardKinds)[number]

export interface Reward {
  kind: RewardKind
  /** Names it among a player's rewards. */
  slot: number
  /** So many cards are revealed. */
  look: number
  /** Has it been revealed? Whoever skips it without that has not looked (STS-4.1). */
  seen: number
}

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

export interface Table {
  /** A climb, or a combat alone? */
  climb: number
  /** The Act, and the last one that the party wants to climb (STS-1.2). */
  act: number
  goal: number
  /** The map's board, the sign of what is on each of its spaces, and the tokens that are to be turned up still. */
  board: string
  spaces: string
  dark: string
  light: string
  /** The spaces of the way so far, from the first to where the party is: `r0c3/r1c1`. */
  path: string
  /** Events drawn in this Act. */
  events: number
  room: Room
  ascension: number
  /** Each picks from as many relics as there are players (STS-13.4). */
  draft: number
  /** Flags of the table's options (STS-13.1, STS-13.3, STS-Q-4). */
  sequential: number
  lastStand: number
  showHands: number
  phase: Phase
  /** Rooms are counted: what can be used once per combat, or per room, is fresh in the next one (STS-12.8). */
  combat: number
  round: number
  /** Whose turn it is where players take theirs one after another; NOBODY while all share it. */
  turnOf: Seat
  /** The one die of the round; 0 before it is rolled. */
  die: number
  /** Whether somebody has died and the party has lost. */
  lost: number
  /** By cost, the card (its number) that was last played this turn, attacks and skills of all players; -1 for none. */
  lastPlays: number[]
  players: Player[]
}

/** A boss is in every row (STS-6.1). */
export const EVERY_ROW = -1

export interface Data extends Fighter {
  poison: number
  row: number
  /** How far to the right it stands in its row. */
  place: number
  /** The slot of its cube, counted from 1; 0 without one. */
  cube: number
  /** Which of its modes it is in, counted from 1; 0 for those without (STS-8.6). */
  mode: number
  /** Has it acted this enemy turn? */
  acted: number
  /** Cubes or uses counted on a card in play. */
  counters: number
  /** The turn of the last "once per turn" use, and the room of the last "once per combat" (STS-12.8). */
  used: number
  usedUp: number
  /** The energy that X stands for while it is being played. */
  x: number
  /** The energy that was paid for it, while it is being played. */
  paid: number
  /** Played by force: it is exhausted afterwards, unless it is a power. */
  consumed: number
  /** Goes on top of the draw pile when it has been played. */
  onTop: number
  /** The round in which it was retained. */
  retained: number
  /** The enemy that it is attached to. */
  host: Ref
  /** The reward it belongs to; of what a merchant sells, the slot it lies in. */
  slot: number
  /** Whoever has picked it from what is offered, counted from 1: final when they are done (STS-4.2). */
  takenBy: number
}

/** Is a combat going on? What comes after it is no part of it. */
export const inCombat = ({ phase }: Table): boolean => (combatPhases as readonly Phase[]).includes(phase)

export function partyOf({ players }: Table): Seat[] {
  if (players.length === 1) return players[0].dead === 0 ? [FIRST_SEAT] : []
  const party: Seat[] = []
  for (let seat = FIRST_SEAT; seat < players.length; seat++) if (players[seat].dead === 0) party.push(seat)
  return party
}

/** More rounds than any combat has. */
const ROUNDS = 65_536

/** Names a turn among all of a climb: what was used once in it is fresh in every other (STS-12.8). */
export const turnOf = ({ combat, round }: Table): number => combat * ROUNDS + round
