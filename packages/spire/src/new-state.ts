// What a table, a player and an object begin with, and how a table is copied.

import { NOBODY, type Options } from "@soulspire/kernel"
import { ENERGY } from "./limits.ts"
import type { CombatRoom, Data, Player, Table } from "./types.ts"

/** Without anything that a combat gives: so each begins, and so it is left (STS-8.10). */
export const unburdened = {
  block: 0,
  strength: 0,
  weak: 0,
  vulnerable: 0,
  shivs: 0,
  miracles: 0,
  lightning: 0,
  frost: 0,
  dark: 0,
  stance: "neutral",
} as const satisfies Partial<Player>

const newPlayer = (row: number): Player => ({
  hp: 0,
  maxHp: 0,
  ...unburdened,
  energy: ENERGY,
  gold: 0,
  row,
  dead: 0,
  attacks: 0,
  discarded: 0,
  switches: 0,
  drawsBarred: 0,
  twiceAttacks: 0,
  twiceSkills: 0,
  playedPowers: 0,
  leftover: 0,
  reshuffles: 0,
  took: 0,
  lostInCombat: 0,
  lostInRound: 0,
  wish: "",
  chosen: 0,
  offered: 0,
  cleansed: 0,
  rewards: [],
})

/** Players take rows from the lowest one on (STS-2.5). */
export const newTable = (options: Options, seats: number): Table => ({
  climb: options["room"] === "climb" ? 1 : 0,
  act: 1,
  goal: options["lastAct"] as number,
  board: "",
  spaces: "",
  dark: "",
  light: "",
  path: "",
  events: 0,
  room: options["room"] === "climb" ? "first-encounter" : (options["room"] as CombatRoom),
  ascension: options["ascension"] as number,
  draft: options["chooseRelic"] === true ? 1 : 0,
  sequential: options["sequential"] === true ? 1 : 0,
  lastStand: options["lastStand"] === true ? 1 : 0,
  showHands: options["showHands"] === true ? 1 : 0,
  phase: "set-up",
  combat: 0,
  round: 0,
  turnOf: NOBODY,
  die: 0,
  lost: 0,
  lastPlays: {},
  players: Array.from({ length: seats }, (_each, row) => newPlayer(row)),
})

export const copyTable = (table: Table): Table => ({
  ...table,
  lastPlays: { ...table.lastPlays },
  players: table.players.map((each) => ({ ...each, rewards: each.rewards.map((one) => ({ ...one })) })),
})

export const newData = (): Data => ({
  hp: 0,
  maxHp: 0,
  block: 0,
  strength: 0,
  weak: 0,
  vulnerable: 0,
  poison: 0,
  row: 0,
  place: 0,
  cube: 0,
  mode: 0,
  acted: 0,
  counters: 0,
  used: 0,
  usedUp: 0,
  x: 0,
  paid: 0,
  consumed: 0,
  onTop: 0,
  retained: 0,
  host: NOBODY,
  slot: 0,
  takenBy: 0,
})
