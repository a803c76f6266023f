// What Spire keeps besides cards and zones, all of it plain numbers and words: types, and what makes and copies them,
// field by field in one order, so that copies have the shape of what they copy.
// Written by scripts/slices.mjs (npm run cards); not edited by hand.

import { NOBODY, type Ref, type Seat } from "@soulspire/kernel"

/** What players and enemies have alike: they hit and are hit in the same way. */
export interface Fighter {
  hp: number
  maxHp: number
  block: number
  strength: number
  weak: number
  vulnerable: number
}

export interface Player extends Fighter {
  redCube: number
  shivs: number
  miracles: number
  /** Orbs of each kind: in which slots they are makes no difference (STS-10.9). */
  lightning: number
  frost: number
  dark: number
  stance: "neutral" | "calm" | "wrath"
  /** How often they have entered another stance this turn. */
  switches: number
  /** What the next card this turn costs, whatever else changes costs; 0 if that is open. */
  confused: number
  energy: number
  gold: number
  /** Rows are counted from the bottom. */
  row: number
  /** In a game that goes on after a death (STS-13.1). */
  dead: number
  /** Attacks this turn, shivs among them. */
  attacks: number
  /** Cards discarded by effects this turn. */
  discarded: number
  /** No more cards are drawn this turn. */
  drawsBarred: number
  /** Attacks to come this turn that are played twice (STS-12.5). */
  twiceAttacks: number
  /** The same of skills. */
  twiceSkills: number
  /** The same of whichever of the two comes first. */
  twiceEither: number
  /** Cards played this turn, copies among them. */
  playedCards: number
  /** Attacks to come this turn that are played three times; these come first (STS-Q-31). */
  thriceAttacks: number
  /** Powers played this turn. */
  playedPowers: number
  /** Energy that was left when the last turn ended. */
  leftover: number
  /** How often the draw pile was made anew this combat. */
  reshuffles: number
  /** The last round in which this player had a turn, where they take turns. */
  took: number
  /** HP lost this combat. */
  lostInCombat: number
  /** HP lost since the round began. */
  lostInRound: number
  /** The space they want to go to next; "" as long as they have not said. */
  wish: string
  /** Which option they have chosen in this room, counted from 1; 0 for none yet (STS-5.4). A second one stands in the tens; below 0 it came to nothing, and another can be chosen (STS-Q-82, STS-Q-83). */
  chosen: number
  /** Gold that lies on the table for whatever anybody buys in this room (STS-4.13). */
  offered: number
  /** Have they had a card removed by this merchant (STS-5.9)? */
  cleansed: number
  /** Do they do without their relic or action here, for a key (STS-K.6)? */
  forgone: number
  /** Has just begun, or joined: what a quick start gives is theirs (STS-13.6). */
  starting: number
  /** The Act at whose start they join; 0 for whoever is there (STS-13.7). */
  away: number
  /** What they may take, in the order in which they have gained it. */
  rewards: Reward[]
}

export interface Reward {
  kind:
    | "card"
    | "upgraded"
    | "rare"
    | "colorless"
    | "mixed"
    | "mixed-rare"
    | "other"
    | "relic"
    | "potion"
    | "draft"
    | "boss-relic"
  /** Names it among a player's rewards. */
  slot: number
  /** So many cards are revealed. */
  look: number
  /** Has it been revealed? Whoever skips it without that has not looked (STS-4.1). */
  seen: number
}

export interface Play {
  who: Seat
  /** The card's number. */
  card: number
  /** An attack, or a skill? */
  attack: number
  /** What it cost then; -1 for X. */
  cost: number
  /** The energy that X stood for. */
  x: number
  /** The energy that was paid for it. */
  paid: number
}

export interface Table {
  /** A climb, or a combat alone? */
  climb: number
  act: number
  /** The last Act that the party wants to climb (STS-1.2). */
  goal: number
  /** The map's board. */
  board: string
  /** The sign of what is on each of its spaces. */
  spaces: string
  /** The dark tokens that are to be turned up still. */
  dark: string
  /** The light ones. */
  light: string
  /** The spaces of the way so far, from the first to where the party is: `r0c3/r1c1`. */
  path: string
  /** Events drawn in this Act. */
  events: number
  /** Is Act IV unlocked (STS-K.6)? */
  lastAct: number
  /** Keys that the party has (STS-K.6). */
  ruby: number
  sapphire: number
  emerald: number
  /** What stands first on the back of the boss that has fallen in this Act; 0 for none yet (STS-K.5). */
  beaten: number
  /** The boss lies face down until it is fought (STS-Q-2). */
  hiddenBoss: number
  room: "first-encounter" | "encounter" | "elite" | "boss" | "event" | "campfire" | "treasure" | "merchant"
  ascension: number
  /** Each picks from as many relics as there are players (STS-13.4). */
  draft: number
  /** Players take turns (STS-13.3). */
  sequential: number
  /** Against a boss the others go on after a death (STS-13.1). */
  lastStand: number
  /** Hands are open (STS-Q-4). */
  showHands: number
  phase: "set-up" | "map" | "room" | "rewards" | "start" | "die" | "play" | "end" | "enemies"
  /** Rooms are counted: what can be used once per combat, or per room, is fresh in the next one (STS-12.8). */
  combat: number
  round: number
  /** Whose turn it is where players take theirs one after another; NOBODY while all share it. */
  turnOf: Seat
  /** The one die of the round; 0 before it is rolled. */
  die: number
  /** Whether somebody has died and the party has lost. */
  lost: number
  /** Attacks and skills that were played this turn and can be copied, in order; of each player the last attack and the last skill of each cost. */
  plays: Play[]
  players: Player[]
}

export interface Data extends Fighter {
  poison: number
  /** The round in which it was retained. */
  retained: number
  row: number
  /** How far to the right it stands in its row. */
  place: number
  /** The slot of its cube, counted from 1; 0 without one. */
  cube: number
  /** Which of its modes it is in, counted from 1; 0 for those without (STS-8.6). */
  mode: number
  /** 1 when it has acted this enemies' turn; 2 when it has come in it, or begun a mode after it had acted: then its cube stays too. */
  acted: number
  /** Cubes or uses counted on a card in play. */
  counters: number
  /** The turn of the last "once per turn" use (STS-12.8). */
  used: number
  /** The room of the last "once per combat" (STS-12.8). */
  usedUp: number
  /** The energy that X stands for while it is being played. */
  x: number
  /** The energy that was paid for it, while it is being played. */
  paid: number
  /** Played by force: it is exhausted afterwards, unless it is a power. */
  consumed: number
  /** Played by force: so often; 0 is once. */
  plays: number
  /** Added to each of its hits by what has played it. */
  bonus: number
  /** Goes on top of the draw pile when it has been played. */
  onTop: number
  /** The enemy that it is attached to. */
  host: Ref
  /** The reward it belongs to; of what a merchant sells, the slot it lies in; 1 of a relic that was drawn for an event. */
  slot: number
  /** Whoever has picked it from what is offered, counted from 1: final when they are done (STS-4.2). */
  takenBy: number
}

/** Without anything that a combat gives: so each player begins, and so a combat is left (STS-8.10). */
export const noCombatTokens = {
  block: 0,
  strength: 0,
  weak: 0,
  vulnerable: 0,
  redCube: 0,
  shivs: 0,
  miracles: 0,
  lightning: 0,
  frost: 0,
  dark: 0,
  stance: "neutral",
} as const satisfies Partial<Player>

export const newPlayer = (given: Pick<Player, "row" | "starting" | "away">): Player => ({
  hp: 0,
  maxHp: 0,
  block: 0,
  strength: 0,
  weak: 0,
  vulnerable: 0,
  redCube: 0,
  shivs: 0,
  miracles: 0,
  lightning: 0,
  frost: 0,
  dark: 0,
  stance: "neutral",
  switches: 0,
  confused: 0,
  energy: 3,
  gold: 0,
  row: given.row,
  dead: 0,
  attacks: 0,
  discarded: 0,
  drawsBarred: 0,
  twiceAttacks: 0,
  twiceSkills: 0,
  twiceEither: 0,
  playedCards: 0,
  thriceAttacks: 0,
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
  forgone: 0,
  starting: given.starting,
  away: given.away,
  rewards: [],
})

export const newTable = (
  given: Pick<
    Table,
    | "climb"
    | "act"
    | "goal"
    | "lastAct"
    | "ruby"
    | "sapphire"
    | "emerald"
    | "hiddenBoss"
    | "room"
    | "ascension"
    | "draft"
    | "sequential"
    | "lastStand"
    | "showHands"
    | "players"
  >,
): Table => ({
  climb: given.climb,
  act: given.act,
  goal: given.goal,
  board: "",
  spaces: "",
  dark: "",
  light: "",
  path: "",
  events: 0,
  lastAct: given.lastAct,
  ruby: given.ruby,
  sapphire: given.sapphire,
  emerald: given.emerald,
  beaten: 0,
  hiddenBoss: given.hiddenBoss,
  room: given.room,
  ascension: given.ascension,
  draft: given.draft,
  sequential: given.sequential,
  lastStand: given.lastStand,
  showHands: given.showHands,
  phase: "set-up",
  combat: 0,
  round: 0,
  turnOf: NOBODY,
  die: 0,
  lost: 0,
  plays: [],
  players: given.players,
})

export const newData = (): Data => ({
  hp: 0,
  maxHp: 0,
  block: 0,
  strength: 0,
  weak: 0,
  vulnerable: 0,
  poison: 0,
  retained: 0,
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
  plays: 0,
  bonus: 0,
  onTop: 0,
  host: NOBODY,
  slot: 0,
  takenBy: 0,
})

const copyReward = (own: Reward): Reward => ({
  kind: own.kind,
  slot: own.slot,
  look: own.look,
  seen: own.seen,
})

const copyPlay = (own: Play): Play => ({
  who: own.who,
  card: own.card,
  attack: own.attack,
  cost: own.cost,
  x: own.x,
  paid: own.paid,
})

const copyPlayer = (own: Player): Player => ({
  hp: own.hp,
  maxHp: own.maxHp,
  block: own.block,
  strength: own.strength,
  weak: own.weak,
  vulnerable: own.vulnerable,
  redCube: own.redCube,
  shivs: own.shivs,
  miracles: own.miracles,
  lightning: own.lightning,
  frost: own.frost,
  dark: own.dark,
  stance: own.stance,
  switches: own.switches,
  confused: own.confused,
  energy: own.energy,
  gold: own.gold,
  row: own.row,
  dead: own.dead,
  attacks: own.attacks,
  discarded: own.discarded,
  drawsBarred: own.drawsBarred,
  twiceAttacks: own.twiceAttacks,
  twiceSkills: own.twiceSkills,
  twiceEither: own.twiceEither,
  playedCards: own.playedCards,
  thriceAttacks: own.thriceAttacks,
  playedPowers: own.playedPowers,
  leftover: own.leftover,
  reshuffles: own.reshuffles,
  took: own.took,
  lostInCombat: own.lostInCombat,
  lostInRound: own.lostInRound,
  wish: own.wish,
  chosen: own.chosen,
  offered: own.offered,
  cleansed: own.cleansed,
  forgone: own.forgone,
  starting: own.starting,
  away: own.away,
  rewards: own.rewards.map(copyReward),
})

export const copyTable = (own: Table): Table => ({
  climb: own.climb,
  act: own.act,
  goal: own.goal,
  board: own.board,
  spaces: own.spaces,
  dark: own.dark,
  light: own.light,
  path: own.path,
  events: own.events,
  lastAct: own.lastAct,
  ruby: own.ruby,
  sapphire: own.sapphire,
  emerald: own.emerald,
  beaten: own.beaten,
  hiddenBoss: own.hiddenBoss,
  room: own.room,
  ascension: own.ascension,
  draft: own.draft,
  sequential: own.sequential,
  lastStand: own.lastStand,
  showHands: own.showHands,
  phase: own.phase,
  combat: own.combat,
  round: own.round,
  turnOf: own.turnOf,
  die: own.die,
  lost: own.lost,
  plays: own.plays.map(copyPlay),
  players: own.players.map(copyPlayer),
})

export const copyData = (own: Data): Data => ({
  hp: own.hp,
  maxHp: own.maxHp,
  block: own.block,
  strength: own.strength,
  weak: own.weak,
  vulnerable: own.vulnerable,
  poison: own.poison,
  retained: own.retained,
  row: own.row,
  place: own.place,
  cube: own.cube,
  mode: own.mode,
  acted: own.acted,
  counters: own.counters,
  used: own.used,
  usedUp: own.usedUp,
  x: own.x,
  paid: own.paid,
  consumed: own.consumed,
  plays: own.plays,
  bonus: own.bonus,
  onTop: own.onTop,
  host: own.host,
  slot: own.slot,
  takenBy: own.takenBy,
})

/** How many of a token each can have, or all together (STS-9.14). */
export const tokenLimits = {
  strength: { each: 8 },
  weak: { each: 3 },
  vulnerable: { each: 3 },
  poison: { all: 30 },
  redCube: { each: 99 },
} as const satisfies Record<string, { each: number } | { all: number }>

export type Token = keyof typeof tokenLimits

export const tokenNames = ["strength", "weak", "vulnerable", "poison", "redCube"] as const

/** What features count in a combat. */
export const featureNumbers = ["shivs", "miracles", "lightning", "frost", "dark"] as const

export const enemyTokens = ["strength", "weak", "vulnerable", "poison"] as const satisfies readonly Token[]

/** Who sees tokens, and those fields of features that say so themselves; `sight.ts` speaks of all others. */
export const sliceSight = {
  fighter: {
    strength: "all",
    weak: "all",
    vulnerable: "all",
  },
  player: {
    redCube: "all",
    shivs: "all",
    miracles: "all",
    lightning: "all",
    frost: "all",
    dark: "all",
    stance: "all",
    switches: "all",
    confused: "all",
  },
  data: {
    poison: "all",
  },
} as const

/** Tokens that a number of a player's puts on an enemy with each hit. */
export const carriedTokens = [{ stat: "hitPoison", token: "poison" }] as const satisfies readonly {
  stat: string
  token: Token
}[]
