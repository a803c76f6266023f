// What clients and hosts say to each other: plain data both ways. A client speaks for the seat it was connected to, and
// never says which one that is.

import type { CardView, GameEvent, Plain, Reason, Term, View, Why } from "@soulspire/kernel"
import type { Asked } from "./auto-answer.ts"
import type { GlimpseSent } from "./glimpses.ts"
import type { Preferences } from "./preferences.ts"
import type { Seating } from "./seats.ts"

export type Viewer = number | "spectator"

/** `id` is the client's own, new for each message; a message that is sent again keeps it. */
export type ClientMessage =
  /** The whole view; or only what has changed since a version, if the host still knows. */
  | { t: "subscribe"; id: string; since?: number }
  | { t: "answer"; id: string; epoch: number; decision: number; keys: string[] }
  /** Back to before answer `to` (the last own one). `sure`: also past something that was revealed. */
  | { t: "undo"; id: string; act: "ask"; epoch: number; to?: number; sure?: boolean }
  | { t: "undo"; id: string; act: "agree" | "refuse" | "withdraw"; request: number }
  | { t: "preferences"; id: string; preferences: Preferences }
  | { t: "hint"; id: string; epoch: number; decision: number }
  | { t: "ask"; id: string; question: Question }
  | { t: "leave"; id: string }

/** What can be asked without changing anything. */
export type Question =
  /** Why is this act (`play:bomb#41`) not offered? */
  | { what: "explain"; act: string }
  /** What are the numbers of this thing or seat made of? */
  | { what: "numbers"; ref: number }
  /** What would this answer do, as far as one can know? */
  | { what: "forecast"; epoch: number; decision: number; keys: string[] }
  /** Everything that was told so far: for whoever comes to a table that is being played. */
  | { what: "history" }
  /** The table as it was when so many answers stood. */
  | { what: "then"; answers: number }

export type Told =
  | { what: "explain"; reason: Reason | null }
  | { what: "numbers"; numbers: Readonly<Record<string, { total: number; terms: readonly Term[] }>> }
  | { what: "forecast"; forecast: Plain }
  | { what: "history"; answers: number; steps: readonly { answers: number; events: readonly GameEvent[] }[] }
  | { what: "then"; answers: number; view: View }

/** Somebody asks to take back: `waiting` are the persons who have not agreed yet. */
export interface UndoRequest {
  no: number
  seat: number
  /** How many answers would stand after it. */
  to: number
  waiting: readonly number[]
}

/** How a request ended: it happened, somebody said no, the asker thought better of it, or the match went on. */
export type Settled = "done" | "refused" | "withdrawn" | "overtaken"

/** What is known about taking back. `no` grows, so that an older word is not taken for a newer one. */
export interface UndoState {
  no: number
  request: UndoRequest | null
  settled: Settled | null
}

/** One's own chance to take back: at once, by asking, past a reveal; null if there is nothing of one's own. */
export type OwnUndo = "free" | "request" | "closed" | null

/** What has changed in a view, and nothing else. Lists tell what is cut out and put in: `[at, gone, ...come]`. */
export interface Changes {
  clock?: number
  moment?: View["moment"]
  zones?: Record<string, Splice>
  /** Fields that have changed; or all of them, if there are others than before. */
  table?: { set: Record<string, Plain> } | { all: Record<string, Plain> }
  waiting?: View["waiting"]
  /** Decisions by their id where they are as before. */
  asked?: (number | Asked)[]
  over?: View["over"]
}
export type Splice = [at: number, gone: number, ...come: CardView[]]

/** What a client has besides the view. */
interface Around {
  epoch: number
  undo: UndoState
  own: OwnUndo
}

export type HostMessage =
  | (Around & {
      t: "view"
      version: number
      view: View
      seats: readonly Seating[]
      preferences: Preferences | null
      /** What had happened by the first decision, as this viewer may know it. */
      opening: GameEvent[]
    })
  | (Around & {
      t: "delta"
      from: number
      to: number
      changes: Changes
      events: GameEvent[]
      /** How it looked while the events were told, for hosts that look on (`Hooks.midway`). */
      midway?: readonly GlimpseSent[]
      seats?: readonly Seating[]
    })
  | Reply
  /** Also the last word after what was missed: whoever is at another version is behind. */
  | { t: "undo"; version: number; undo: UndoState }
  | { t: "preferences"; preferences: Preferences }
  /** What somebody clever would answer, and why; null for no idea. */
  | {
      t: "hint"
      id: string
      epoch: number
      decision: number
      keys: readonly string[] | null
      why: Why | null
    }
  | { t: "told"; id: string; told: Told }

/** The host's word on a message, the same however often it is sent. */
export type Reply =
  | { t: "answered"; id: string; accepted: true; version: number }
  | { t: "answered"; id: string; accepted: false; reason: Reason }
