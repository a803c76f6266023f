// What the page and its worker say to each other besides the match's own protocol: plain data both ways.

import type { Options, Outcome, Reason } from "@soulspire/kernel"
import type { Gist } from "@soulspire/text"
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
  /** What it is remembered by; lines that were written before there was one have none. */
  gist?: Gist
  /** Do several persons at one screen hide their hands from each other? */
  curtain: boolean
  /** The worked example that it is, by its rule: all its answers are in it, to be looked at one by one. */
  example?: string
  /** The campaign that it was begun in, and what identifies the match there. */
  campaign?: { id: string; match: string }
}

/** A campaign that is kept here: its file as text, which the game reads. */
export interface KeptCampaign {
  id: string
  game: string
  text: string
}

/** What a match has brought the campaign it was begun in: the campaign without it, and as it is now. */
export interface CampaignNews {
  before: string
  now: string
}

export interface NewMatch {
  game: string
  options: Options
  seats: readonly Seating[]
  seed: string
  curtain: boolean
  /** A worked example of the game's, by its rule, and how many of its answers are given: all of them, or as many as one goes on from. */
  example?: { rule: string; answers: number | null }
  /** The campaign that it is begun in. */
  campaign?: string
}

/** Why nothing can be read from the browser's database, or stored in it. */
export type StorageKey =
  /** There is none, or it cannot be opened. */
  | "no-storage"
  /** Another tab has an older version open, which must be closed first. */
  | "storage-blocked"
  /** Another tab has a newer version open, to which the database belongs now. */
  | "storage-newer"
  | "storage-silent"
  | "full"
  | "not-stored"
  /** The match was thrown away in the meantime. */
  | "gone"

/** Why play, or everything, has come to a halt. */
export type HaltKey =
  | StorageKey
  /** Somebody who has followed the same answers has come to another state. */
  | "different"
  /** Something that should never happen. */
  | "broken"
  | "worker-dead"
  | "worker-silent"

export interface Halt {
  key: HaltKey
  /** For whoever mends it: what exactly was said. */
  detail?: string
  /** For whoever mends it: everything else that is known, as plain data. People are offered it as a file. */
  report?: unknown
}

/**
 * Where a match that is open here is played: in this tab, in another one, or in none just now; or by no rules that are here,
 * and so nowhere.
 */
export type Place = "here" | "elsewhere" | "free" | "nowhere"

/** Where a match parts with the rules that are here: it can be looked at up to there. */
export interface Parted {
  /** The version that can finish it, and the one that is here. */
  saved: string
  here: string
  /** So many of its entries come out the same, of so many. */
  same: number
  entries: number
}

/** What came out of a file. */
export interface Brought {
  added: readonly SavedMatch[]
  /** How many of its matches were here already. */
  known: number
  /** Names of the campaigns that have come in beside those that are here, and of those of which everything was here. */
  campaigns: { added: readonly string[]; known: readonly string[] }
  /** What could not be taken, by its place in the file, from 1; of a campaign also which game's it is, where that is here. */
  refused: readonly { at: number; reason: Reason; game?: string }[]
  /** What was left out of a match that was taken all the same. */
  notes: readonly Reason[]
  /** What else was in it and is the page's to keep; null if there was nothing. */
  belongings: Belongings | null
}

/** What the page keeps besides matches, as it was found in a file: to be checked by whoever takes it over. */
export interface Belongings {
  settings: unknown
  /** The last table that was set, by game. */
  tables: Readonly<Record<string, unknown>>
}

/** What can be asked of the worker; each is answered by one `done` or `failed` with the same id. */
export type Wish =
  | { want: "list" }
  | { want: "create"; setup: NewMatch }
  | { want: "open"; match: string; seat: number }
  | { want: "close" }
  | { want: "forget"; match: string }
  | { want: "export"; match: string }
  /** All matches and what the page keeps, as one file. */
  | { want: "export-all"; belongings: Belongings }
  /** A match file, or one with everything. */
  | { want: "import"; text: string }
  /** Somebody else takes the place before the screen. */
  | { want: "sit"; seat: number }
  /** A bot plays in a person's seat from now on; or that person again (null). */
  | { want: "lend"; seat: number; bot: string | null }
  /** Campaigns as they stand, with everything that is over in them. */
  | { want: "campaigns" }
  /** A new one; or one that comes in as a file, beside those that are here. */
  | { want: "campaign-begin"; game: string; name: string }
  | { want: "campaign-import"; game: string; text: string }
  /** Takes the games of another campaign that is here into this one; that one stays as it is. */
  | { want: "campaign-merge"; campaign: string; from: string }
  | { want: "campaign-place"; campaign: string; marks: Readonly<Record<string, number>> }
  | { want: "campaign-forget"; campaign: string }
  | { want: "campaign-news"; match: string }
  /** This tab plays on, whoever has played so far. */
  | { want: "take-over" }
  /** What has come to a halt is tried once more. */
  | { want: "again" }
  /** Where nothing can be stored: matches are kept in memory from now on. */
  | { want: "unsaved" }

export interface Wishes {
  list: readonly SavedMatch[]
  create: SavedMatch
  open: { saved: SavedMatch; place: Place; parted: Parted | null }
  close: null
  forget: null
  export: string
  "export-all": string
  import: Brought
  sit: null
  lend: null
  campaigns: readonly KeptCampaign[]
  "campaign-begin": KeptCampaign
  "campaign-import": KeptCampaign
  "campaign-merge": KeptCampaign
  "campaign-place": null
  "campaign-forget": null
  "campaign-news": CampaignNews | null
  "take-over": null
  again: null
  unsaved: null
}

export type ToWorker =
  | { t: "wish"; id: number; wish: Wish }
  /** What the client says; its preferences for any of the seats that are played from this screen (by its place there, if none is named). */
  | { t: "say"; message: ClientMessage; seat?: number }
  /**
   * How things are shown: one after another (then it is told how everything stood in between), and whether more of it lies
   * unseen than somebody can follow, so that bots had better wait.
   */
  | { t: "stage"; staged: boolean; behind: boolean }
  /** Is anybody there? */
  | { t: "ping" }

export type FromWorker =
  | { t: "done"; id: number; value: Wishes[Wish["want"]] }
  /** It could not be; `reason` is for people, in the words of the game or the match, or a `HaltKey`. */
  | { t: "failed"; id: number; reason: Reason }
  /** A wish that takes its time: so much of it is done. */
  | { t: "progress"; id: number; done: number; all: number }
  | { t: "host"; message: HostMessage }
  /** Who of those at this screen has something to decide, at a version of the match: what preferences answer is not asked. */
  | { t: "deciding"; version: number; seats: readonly number[] }
  /** A bot has begun or ended to think. */
  | { t: "thinking"; seat: number | null }
  | { t: "place"; place: Place }
  /** Play has stopped: nothing is stored until it is tried again or the page is loaded anew. `match` is the one that is open. */
  | { t: "stopped"; match: string | null; halt: Halt }
  | { t: "pong" }
