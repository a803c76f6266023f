// What a host and the thread of somebody's own bot say to each other. Everything that crosses is here: what the seat sees, what
// it can answer, and worlds that were dealt anew for it. Each question and each world is a copy.

import type { Decision, Option, RandomState, State, View } from "@soulspire/kernel"
import type { MessagePort } from "node:worker_threads"

/** What a thread begins with. */
export interface Begin {
  /** Where the bot lies. */
  url: string
  game: string
  port: MessagePort
  /** Counts what the thread has said, and what it was told: who waits, waits for the number to change. */
  said: Int32Array
  told: Int32Array
}

/** A decision, as the seat meets it. */
export interface Question {
  decision: Decision
  options: readonly Option[]
  view: View
  clock: number
  random: RandomState
}

/** What the thread says. */
export type Said =
  | { t: "ready" }
  | { t: "keys"; keys: string[] }
  | { t: "broken"; says: string }
  | { t: "world"; random: RandomState }
  | { t: "fits"; keys: string[] }

/** What it is told. */
export type Told =
  | { t: "question"; question: Question }
  | { t: "world"; world: State; random: RandomState }
  | { t: "fits"; fits: boolean }

export const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === "string")
