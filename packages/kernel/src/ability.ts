// What a card can do, as data. One list of kinds for every game; what a kind means is here and nowhere else.

import type { Amount, Cond, Select, Whom } from "./expr.ts"
import type { Plain } from "./plain.ts"

/** An effect: the name of an op and its parameters. Build nodes with the constructors of nodes.ts and of a game. */
export interface Node {
  readonly op: string
  readonly [param: string]: Plain | undefined | object
}
export type Body = readonly Node[]

/** A target fixed when something is announced, bound to `as` while it resolves. */
export interface Target {
  as: string
  what: Select
  by?: Whom
}

interface Common {
  /** Zones in which it works; the game's play zones when absent. */
  in?: readonly string[]
  when?: Cond
}

/**
 * "Every other time", "the first time each turn": counted for each object. With `of`, a number of the event is counted instead
 * of times: "for every 2 damage", twice for 4 at once.
 */
export type Ordinal = ({ every: number; of?: string } | { only: number }) & { span?: string }

/** One of several ways, fixed when the ability is announced; one whose condition is not true then is none. Where all have one, the only one left is not asked for. */
export interface Mode {
  name: string
  when?: Cond
  targets?: readonly Target[]
  do: Body
}

/** Goes off on an event. One whose condition speaks of `ev.old`, what a thing was before it moved, looks back: it is found as things were just before the event. */
export interface Trigger extends Common {
  k: "on"
  event: string
  nth?: Ordinal
  targets?: readonly Target[]
  modes?: readonly Mode[]
  do: Body
}

/** Rewrites a proposal before it happens (`edit`), or does something in its place (`instead`). */
export interface Replacement extends Common {
  k: "replace"
  event: string
  /** "The first time each turn": counted for each object. */
  nth?: { only: 1; span: string }
  do: Body
}

/** Changes a derived number of everything that `to` is true of ("this" when absent). */
export interface Static extends Common {
  k: "stat"
  stat: string
  to?: Cond
  add?: Amount
  set?: Amount
}

/** Permissions, prohibitions and obligations about an act; "can't" beats "can". `it` is the thing acted on, `who` the seat. */
export interface Modal extends Common {
  k: "permit" | "forbid" | "oblige"
  act: string
}

/** Everything that `to` is true of has these abilities as well, and all that whatever `of` is true of has. */
export interface Grant extends Common {
  k: "grant"
  to: Cond
  gives: readonly Ability[]
  of?: Cond
  /** It loses all other abilities. */
  only?: true
  /** It is called like this card. */
  named?: string
}

/** Something a player may announce: play, use, pay for. */
export interface Act extends Common {
  k: "act"
  act: string
  cost?: Body
  targets?: readonly Target[]
  modes?: readonly Mode[]
  do: Body
}

export type Ability = Trigger | Replacement | Static | Modal | Grant | Act
