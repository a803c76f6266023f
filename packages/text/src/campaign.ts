// What is kept from one game to the next, where a game has that: how a campaign is read, written, played in and told. The
// game says what of it counts; whoever keeps the file knows no game.

import type { Game, GameEvent, Options, Reason, State } from "@soulspire/kernel"
import type { Speaker } from "./speaker.ts"
import type { Line } from "./token.ts"

/** What any campaign has; the rest of it is the game's own. It is never changed: a changed one is another. */
export interface Campaign {
  readonly name: string
  /** Games that were begun in it and are not booked. */
  readonly begun: readonly string[]
  /** Games that are over and booked, by what identifies them, in the order in which they ended. */
  readonly booked: readonly { readonly id: string }[]
}

/** One entry of a match's log, as far as a campaign looks at it. */
export interface PlayedEntry {
  readonly k: string
  readonly seat?: number
  readonly decision?: number
  readonly keys?: readonly string[]
  /** How many answers stand after something was undone. */
  readonly to?: number
}

/** A match that is played again, step by step; `match` is where it is by then. */
export interface PlayedAgain<S extends State = State> {
  readonly match: {
    readonly game: Game<S>
    readonly options: Options
    readonly seats: readonly { readonly kind: string; readonly name: string }[]
    readonly opening: readonly GameEvent[]
    readonly state: S
  }
  readonly steps: Iterable<{
    readonly entry: PlayedEntry
    readonly events: readonly GameEvent[]
    readonly state: S
  }>
}

/** A row of boxes that are marked one after another, and what is unlocked at some of them. */
export interface Track {
  readonly id: string
  readonly marks: number
  readonly boxes: number
  readonly steps: readonly { readonly at: number; readonly unlocks: string }[]
  /** Nobody's own: marks that are left over go there, as the players like. */
  readonly shared: boolean
}

/** A game that is over, for people and pictures. */
export interface BookedGame {
  readonly id: string
  /** The day, or nothing. */
  readonly on: string
  readonly players: readonly {
    /** Whom they played, as tracks name it. */
    readonly character: string
    readonly name: string
    readonly taken: readonly string[]
    readonly skipped: readonly string[]
    readonly dealt: number
    readonly lost: number
  }[]
  readonly result: string
  readonly level: number
  /** How far they came, and where it ended: a room, and who or what was in it. */
  readonly act: number
  readonly room: string
  readonly met: readonly string[]
  readonly rooms: number
  readonly rounds: number
  /** HP that each kind of enemy has taken, by its card. */
  readonly damage: Readonly<Record<string, number>>
  readonly achievements: readonly string[]
}

/** Everything a campaign has come to. */
export interface CampaignSheet {
  readonly name: string
  readonly tracks: readonly Track[]
  /** Marks that have still to be put on a shared track. */
  readonly unplaced: number
  /** What is open at a table of this campaign. */
  readonly unlocked: readonly string[]
  /** For each character the highest level that was won, -1 for none, and the highest that is open. */
  readonly ladder: readonly { readonly id: string; readonly won: number; readonly open: number }[]
  readonly highest: number
  /** Each with the game that earned it, or null. */
  readonly achievements: readonly { readonly id: string; readonly by: string | null; readonly on: string }[]
  /** The oldest first. */
  readonly games: readonly BookedGame[]
  /** Begun, and not yet over. */
  readonly open: number
}

/** What a game adds: all of it methods of one thing, so that whoever keeps campaigns needs not know what is in one. */
export interface CampaignPlan<C extends Campaign = Campaign, S extends State = State> {
  create(name: string): C
  /** From what anybody may have written; throws a Refusal. */
  read(text: string): C
  textOf(campaign: C): string
  /** Both, with what they have in common once. */
  merged(into: C, from: C): C
  /** Why a table with these options is none for a campaign, or for this one; null if it is. */
  bar(campaign: C, options: Options, seats: number): Reason | null
  /** The options of a table that is laid for it. */
  optionsFor(campaign: C, options: Options): Options
  begun(campaign: C, id: string): C
  /**
   * As it is when this match, begun in it, has been played so far: booked if it is over, and once only; not booked any more if
   * its end was undone. The day is written down.
   */
  after(campaign: C, id: string, played: PlayedAgain<S>, on: string): C
  /** Puts marks that are left over on shared tracks; throws a Refusal. */
  placed(campaign: C, marks: Readonly<Record<string, number>>): C
  sheet(campaign: C): CampaignSheet
  /** What is new since then, a line each. */
  news(speaker: Speaker, before: C, now: C): Line[]
}
