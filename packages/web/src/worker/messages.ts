// What the page and its worker say to each other besides the match's own protocol: plain data both ways.

import type { Options, Outcome, Reason } from "@soulspire/kernel"
import type { ClientMessage, HostMessage, Seating } from "@soulspire/match"

/** A saved match, as a list of them shows it. */
export interface SavedMatch {
  id: string
  game: string
  options: Options
  seats: readonly Seating[]
  /** When it was begun and last played on, in milliseconds. */
  begun: number
  played: number
  /** How many answers stand, and where in the game that is. */
  answers: number
  turn: number
  phase: string
  over: Outcome | null
  /** Do several persons at one screen hide their hands from each other? */
  curtain: boolean
}

export interface NewMatch {
  game: string
  options: Options
  seats: readonly Seating[]
  seed: string
  curtain: boolean
}

/** What can be asked of the worker; each is answered by one `done` with the same id. */
export type Wish =
  | { want: "list" }
  | { want: "create"; setup: NewMatch }
  | { want: "open"; match: string; seat: number }
  | { want: "close" }
  | { want: "forget"; match: string }
  | { want: "export"; match: string }
  | { want: "import"; text: string }
  /** Somebody else takes the place before the screen. */
  | { want: "sit"; seat: number }

export interface Wishes {
  list: readonly SavedMatch[]
  create: SavedMatch
  open: SavedMatch
  close: null
  forget: null
  export: string
  import: SavedMatch
  sit: null
}

export type ToWorker = { t: "wish"; id: number; wish: Wish } | { t: "say"; message: ClientMessage }

export type FromWorker =
  | { t: "done"; id: number; value: Wishes[Wish["want"]] }
  /** It could not be; `reason` is for people, in the words of the game or the match. */
  | { t: "failed"; id: number; reason: Reason }
  | { t: "host"; message: HostMessage }
  /** A bot has begun or ended to think. */
  | { t: "thinking"; seat: number | null }
  /** The match cannot go on, and why. */
  | { t: "stuck"; reason: Reason }
