// What a host has on its desk: the match, who is connected, what each viewer was sent, who asks to take back. Made and
// read here, and changed by the host's parts alone.

import type { Plain, State, View, Why } from "@soulspire/kernel"
import type { Report } from "./follower.ts"
import type { Entry } from "./log.ts"
import { type Match, versionOf } from "./match.ts"
import type { Preferences, Watch } from "./preferences.ts"
import type { HostMessage, Reply, Settled, UndoRequest, UndoState, Viewer } from "./protocol.ts"
import { personsOf } from "./seats.ts"

export interface Hooks {
  send(client: string, message: HostMessage): void
  /**
   * Stores a log entry before it happens; nothing else goes on until `done` is called. If it fails, nothing has happened.
   * `after` is the state it leads to, for whoever stores with it how the match stands then.
   */
  store?(entry: Entry, at: number, done: (stored: boolean) => void, after: State): void
  /**
   * Play has stopped for good: what was about to happen came out differently when it was played a second time, or broke; or
   * nobody is asked anything any more ("stuck").
   */
  stopped?(report: Report): void
  /** Asks somebody clever what to answer, from what the seat sees, and why; null for no idea. They may take their time. */
  hint?(
    seat: number,
    asked: View["asked"][number],
    done: (keys: readonly string[] | null, why?: Why | null) => void,
  ): void
  /** Is everybody told how it looked while an answer happened, too? For screens that show one thing after another. */
  readonly midway?: boolean
  /** What an answer would do, as far as the seat can know; null where nobody can say. */
  forecast?(seat: number, decision: number, keys: readonly string[]): Plain
}

/** What one viewer was sent last, and how it came to that. */
export interface Channel {
  version: number
  view: View
  deltas: Extract<HostMessage, { t: "delta" }>[]
}

interface Wish {
  preferences: Preferences
  watch: Watch
}

export interface Desk<S extends State = State> {
  readonly match: Match<S>
  readonly hooks: Hooks
  readonly clients: Map<string, Viewer>
  /** Clients that have subscribed: the others are sent nothing but replies. */
  readonly subscribed: Set<string>
  readonly channels: Map<Viewer, Channel>
  /** By seat and message id, so that a repeat is answered as before. */
  readonly replies: Map<string, Reply>
  readonly wishes: Map<number, Wish>
  request: { no: number; seat: number; to: number; agreed: number[] } | null
  settled: Settled | null
  /** Counts what has become of requests. */
  undos: number
}

export const newDesk = <S extends State>(match: Match<S>, hooks: Hooks): Desk<S> => ({
  match,
  hooks,
  clients: new Map(),
  subscribed: new Set(),
  channels: new Map(),
  replies: new Map(),
  wishes: new Map(),
  request: null,
  settled: null,
  undos: 0,
})

/** Whoever looks on while something happens: everybody who was sent something, where that is wanted. */
export const lookersAt = ({ hooks, channels }: Desk): Iterable<Viewer> =>
  hooks.midway === true ? channels.keys() : []

/** The request as everybody may see it. */
export function undoState({ match, request, settled, undos }: Desk): UndoState {
  const shown: UndoRequest | null = request && {
    no: request.no,
    seat: request.seat,
    to: request.to,
    waiting: personsOf(match.seats).filter((seat) => seat !== request.seat && !request.agreed.includes(seat)),
  }
  return { no: undos, request: shown, settled }
}

export const undoWord = (desk: Desk): HostMessage => ({
  t: "undo",
  version: versionOf(desk.match),
  undo: undoState(desk),
})

/** To every subscribed client of a viewer, or to all. */
export function tell(desk: Desk, message: HostMessage, viewer?: Viewer): void {
  for (const client of desk.subscribed)
    if (viewer === undefined || desk.clients.get(client) === viewer) desk.hooks.send(client, message)
}
