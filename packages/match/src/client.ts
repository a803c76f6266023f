// A client's side: what it knows after each message of its host. Messages may come twice, late or not at all.

import type { GameEvent, View } from "@soulspire/kernel"
import { withChanges } from "./delta.ts"
import type { Preferences } from "./preferences.ts"
import type { HostMessage, OwnUndo, Reply, UndoState } from "./protocol.ts"
import type { Seating } from "./seats.ts"

export interface ClientState {
  /** -1 before the first view. */
  version: number
  epoch: number
  view: View | null
  seats: readonly Seating[]
  undo: UndoState
  own: OwnUndo
  preferences: Preferences | null
  /** What had happened by the first decision: the log begins with it. */
  opening: readonly GameEvent[]
  /** What the last message told, to be shown and put in the log. */
  news: readonly GameEvent[]
  /** Something is missing: subscribe again, with `since` the version. */
  behind: boolean
  /** The host's word on each message of one's own. */
  replies: Readonly<Record<string, Reply>>
  hint: Extract<HostMessage, { t: "hint" }> | null
  /** The answer to the last question. */
  told: Extract<HostMessage, { t: "told" }> | null
}

export const newClient: ClientState = {
  version: -1,
  epoch: 0,
  view: null,
  seats: [],
  undo: { no: -1, request: null, settled: null },
  own: null,
  preferences: null,
  opening: [],
  news: [],
  behind: true,
  replies: {},
  hint: null,
  told: null,
}

const later = (mine: UndoState, given: UndoState): UndoState => (given.no >= mine.no ? given : mine)

export function applyMessage(state: ClientState, message: HostMessage): ClientState {
  switch (message.t) {
    case "view": {
      // One that was overtaken on its way says nothing new.
      if (message.version < state.version) return state
      const { t: _t, ...known } = message
      return { ...state, ...known, news: [], behind: false }
    }
    case "delta": {
      const { from, to, epoch, changes, events, seats, undo, own } = message
      if (to <= state.version) return state
      if (state.view === null || from !== state.version) return { ...state, behind: true }
      return {
        ...state,
        version: to,
        epoch,
        view: withChanges(state.view, changes),
        seats: seats ?? state.seats,
        undo: later(state.undo, undo),
        own,
        news: events,
        // What was asked about a decision is over with it.
        hint: null,
      }
    }
    case "answered":
      return { ...state, replies: { ...state.replies, [message.id]: message } }
    case "undo":
      // A late one is from before; one that is ahead tells that something is missing.
      if (message.version < state.version) return state
      return { ...state, undo: later(state.undo, message.undo), behind: message.version !== state.version }
    case "preferences":
      return { ...state, preferences: message.preferences }
    case "hint":
      return message.epoch === state.epoch ? { ...state, hint: message } : state
    case "told":
      return { ...state, told: message }
  }
}
