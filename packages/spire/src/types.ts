// What Spire keeps besides cards and zones, all of it plain numbers and words.

import type { Ref, Seat } from "@soulspire/kernel"

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
}

export type Phase = "set-up" | "start" | "die" | "play" | "end" | "enemies"

/** What a combat is fought in; the climb will say it of each of its rooms. */
export const rooms = ["first-encounter", "encounter", "elite", "boss"] as const
export type Room = (typeof rooms)[number]

export interface Table {
  room: Room
  ascension: number
  /** Flags of the table's options (STS-13.1, STS-13.3, STS-Q-4). */
  sequential: number
  lastStand: number
  showHands: number
  phase: Phase
  combat: number
  round: number
  /** Whose turn it is where players take theirs one after another; NOBODY while all share it. */
  turnOf: Seat
  /** The one die of the round; 0 before it is rolled. */
  die: number
  /** Whether somebody has died and the party has lost. */
  lost: number
  /** The card (by number) that was last played this turn at each cost, attacks and skills of all players. */
  lastPlays: Record<string, number>
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
  /** The round of the last "once per turn" use, and the combat of the last "once per combat" (STS-12.8). */
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
}

export function partyOf({ players }: Table): Seat[] {
  const party: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) if (players[seat].dead === 0) party.push(seat)
  return party
}
