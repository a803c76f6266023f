// The shape of a state, made in this one place. Plain JSON all the way down; no object is reachable twice.

import type { Ability } from "./ability.ts"
import type { Env, Plain } from "./plain.ts"
import type { RandomState } from "./random.ts"
import type { Ref, Seat } from "./refs.ts"

/** A place in a running program: code number, next step, bindings. Whatever can stop is one of these. */
export interface Frame {
  p: number
  pc: number
  env: Env
  /** While it waits: the id of the open decision, by seat (0: not asked). */
  asks: number[] | null
}

/** A stack of frames. Track 0 is the main one; seat `n` has track `n + 1`. */
export interface Track {
  frames: Frame[]
  /** How many of the bottom frames stand for ever (an open offer): barriers do not wait for them. */
  standing: number
  waiting: boolean
}

/** A change to one object's characteristics until it leaves its zone or `until` is reached. */
export type Layer =
  | { k: "face"; def: number; until: string; stamp: number }
  | { k: "copy"; def: number; until: string; stamp: number }
  | { k: "text"; def: number; numeral: number; value: number; until: string; stamp: number }
  /** Everything that its text counts is there so many times. */
  | { k: "times"; def: number; times: number; until: string; stamp: number }
  | { k: "gain"; ability: number; until: string; stamp: number }
  | { k: "lose"; kind: string; until: string; stamp: number }

/** What an object was like when it last left play: for triggers and effects that look back. */
export interface Was {
  ref: Ref
  def: number
  zone: number
  controller: Seat
  /** These two are kept of what was in play; they never change any more, and copies of a state share them. */
  data: Readonly<Record<string, Plain>> | null
  numbers: Readonly<Record<string, number>> | null
  memo: Env | null
}

/** Something announced and waiting to happen: the ability, and the bindings made for it (source, targets, modes). */
export interface Announced {
  ability: number
  env: Env
}

/** States share what is at rest: the kernel alone changes where an object is and who knows it (`own.ts`). */
export interface Obj<Data = unknown> {
  /** Its present name; the slot part never changes. */
  readonly ref: Ref
  /** What is printed on it, as an index into the pinned definitions; -1 for something without a card. */
  readonly def: number
  readonly zone: number
  readonly controller: Seat
  /** One bit for each seat that knows what this is, and one for those who watch. */
  readonly known: number
  /** The game's own data; only in zones that are live. */
  data: Data | null
  layers: Layer[] | null
  /** What its abilities remember, until it leaves (links, counts of "every other time"). */
  memo: Env | null
  act: Announced | null
  was: Was | null
}

/** An object that is this state's own, and may be changed. */
export type OwnObj<Data = unknown> = { -readonly [Field in keyof Obj<Data>]: Obj<Data>[Field] }

/** An ability at work without an object: delayed, lasting, one-shot. */
export interface Effect {
  id: number
  ability: number
  env: Env
  until: string
  /** Uses left; -1 for any number. */
  uses: number
  /** Ends when this object leaves; NOBODY for none. */
  tied: Ref
}

/** A trigger that was met and waits for the game to place it. */
export interface Pending {
  ability: number
  env: Env
  controller: Seat
  /** Where it is placed; -1 while it is held back with others (`ops-hold.ts`). */
  track: number
  stamp: number
}

/** How a game ended. */
export interface Outcome {
  winners: Seat[]
  /** Who has lost to the game itself, where nobody has won; without them, no winners are a draw. */
  losers?: Seat[]
  /** By what: a message key. */
  how: string
  /** The programs that went round and round, when a game had no answer to an endless loop. */
  cycle?: string[]
}

interface Guard {
  /** Frames pushed since the game last made progress. */
  pushed: number
  /** Counted by program once a loop is suspected. */
  tally: Record<string, number>
}

export interface State<Table = unknown, Data = unknown> {
  game: string
  seats: number
  /** The one clock: serials of references, ids of decisions and effects, time stamps. */
  clock: number
  objects: Obj<Data>[]
  /** Slots of objects that have ceased to exist. */
  free: number[]
  /** References by zone id; the end of a list is its top. */
  zones: Ref[][]
  tracks: Track[]
  effects: Effect[]
  pending: Pending[]
  guard: Guard
  /** How far the last answer may be taken back: 0 free, 1 on request, 2 closed. */
  undo: number
  /** Who gave the last answer. */
  actor: Seat
  random: RandomState
  over: Outcome | null
  /** Everything that is the game's own. */
  table: Table
}

/** Two definitions with one back cannot be told apart face down. */
export interface Def {
  id: string
  back: string
  /** Words that rules and cards match on. */
  kinds: string[]
  facts: Record<string, number>
  abilities: Ability[]
  /** What is on its other side, by id. */
  face?: string
}
