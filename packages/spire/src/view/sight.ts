// Who sees which field of Spire's state. Nothing on the table is a secret; what only the rules count is not shown. Tokens
// and features bring the sight of their own fields along.

import type { SightList } from "@soulspire/kernel"
import { sliceSight } from "../state/new.ts"
import type { Data, Fighter, Play, Player, Reward, Table } from "../state/types.ts"

const fighter = {
  hp: "all",
  maxHp: "all",
  block: "all",
  ...sliceSight.fighter,
} as const satisfies SightList<Fighter>

const reward = { kind: "all", slot: "all", look: "all", seen: "all" } as const satisfies SightList<Reward>

const play = {
  who: "all",
  card: "all",
  attack: "all",
  cost: "all",
  x: "all",
  paid: "all",
} as const satisfies SightList<Play>

const player = {
  ...fighter,
  ...sliceSight.player,
  energy: "all",
  gold: "all",
  row: "all",
  dead: "all",
  attacks: "all",
  discarded: "all",
  drawsBarred: "all",
  twiceAttacks: "all",
  twiceSkills: "all",
  twiceEither: "all",
  playedCards: "all",
  thriceAttacks: "all",
  playedPowers: "all",
  leftover: "all",
  reshuffles: "all",
  took: "all",
  lostInCombat: "all",
  lostInRound: "all",
  wish: "all",
  chosen: "all",
  offered: "all",
  cleansed: "all",
  forgone: "all",
  starting: "all",
  away: "all",
  rewards: reward,
} as const satisfies SightList<Player>

export const tableSight = {
  climb: "all",
  act: "all",
  goal: "all",
  board: "all",
  spaces: "all",
  // The tokens of a map are known, so those left face down follow from those turned up.
  dark: "derived",
  light: "derived",
  path: "all",
  events: "all",
  lastAct: "all",
  ruby: "all",
  sapphire: "all",
  emerald: "all",
  beaten: "all",
  hiddenBoss: "all",
  room: "all",
  ascension: "all",
  draft: "all",
  sequential: "all",
  lastStand: "all",
  showHands: "all",
  phase: "all",
  combat: "all",
  round: "all",
  turnOf: "all",
  die: "all",
  lost: "all",
  plays: play,
  players: player,
} as const satisfies SightList<Table>

/** Of what an object's view shows; most objects show a few of these, or none (see `show.ts`). */
export const objectSight = {
  ...fighter,
  ...sliceSight.data,
  row: "all",
  place: "all",
  cube: "all",
  mode: "all",
  counters: "all",
  slot: "all",
  takenBy: "all",
  acted: "derived",
  used: "derived",
  usedUp: "derived",
  x: "derived",
  paid: "derived",
  consumed: "derived",
  plays: "derived",
  bonus: "derived",
  onTop: "derived",
  retained: "derived",
  host: "derived",
} as const satisfies SightList<Data>
