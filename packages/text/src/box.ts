// What a game brings along besides its rules, so that a table, a card list or a screen can be made of it.

import type { Ability, Def, Game, GameEvent, Options, Plain, State, View } from "@soulspire/kernel"
import type { BoardPlan } from "./board.ts"
import type { CampaignPlan } from "./campaign.ts"
import type { Comparison } from "./compared.ts"
import type { Example } from "./example.ts"
import type { Messages } from "./catalogue.ts"
import type { Lexicon } from "./lexicon.ts"
import type { OpShape } from "./op-shape.ts"
import type { CardFace, Gist, LastComesFirst, Lead, Noticed, SetupPlan } from "./screen.ts"
import type { SimPlan } from "./sim.ts"
import type { Speaker } from "./speaker.ts"
import type { Telling } from "./telling.ts"
import type { Line } from "./token.ts"

export type Language = "en" | "it"
export const languages: readonly Language[] = ["en", "it"]

/** How a card is drawn: an open picture by name, in a hue of its own. It is no part of the rules, nor of what is hashed. */
export interface Look {
  glyph: string
  /** From 0 to 359. */
  hue: number
  /** A second, little picture. */
  small?: string
}

/** A card as a list of cards shows it. */
export interface CatalogueCard {
  id: string
  /** The same in every language, and no other card has it. */
  name: string
  /** The message that says how people call it, where that is not its name. */
  called?: string
  set: string
  /** How many of it the box holds. */
  count: number
  kind: string
  /** Both sides of a card have the same. */
  look: Look
  /** Another form of a card, played in its place at some tables: of which, and the message that names it. It counts no copies of its own. */
  form?: { of: string; called: string }
}

/** A game's words in one language: rows for what cards do, messages for everything else. */
export interface GameWords {
  lexicon: Lexicon
  messages: Messages
}

/** What a whole game was like: data for screens and statistics, and how it reads. */
export interface Summary {
  data: Plain
  tell(speaker: Speaker, seat: (seat: number) => string): Line[]
}

/** What an answer would do: by how much numbers of seats and things change, as far as whoever asks can know. */
export interface Forecast {
  /** `falls` if that is the end of it. */
  changes: { whom: number; falls: boolean; by: Readonly<Record<string, number>> }[]
  /** Something is still to be chosen before it is all done. */
  asks: boolean
  /** Does it end where we are, or the game? */
  ends: boolean
}

/** A game with its cards and its words. */
export interface GameBox<S extends State = State> {
  game: Game<S>
  name: string
  cards: readonly CatalogueCard[]
  /** What is printed on them. */
  defs: readonly Def[]
  /** What the rules give to cards of a kind, as the game's spec has it. */
  given?: Readonly<Record<string, readonly Ability[]>>
  /** What its effects are called and take. */
  ops: readonly OpShape[]
  /** How the game's events become messages. */
  telling: Telling
  words: Readonly<Record<Language, GameWords>>
  /**
   * Things without a card, such as a roll on a stack: the shown field that tells what it is, and the shown fields that are
   * things themselves. Its name is the message `thing.<field>`, filled with what is shown of it.
   */
  things?: { field: string; refs: readonly string[] }
  /** What a game was like, from what a viewer was told of it. */
  summary?(seats: number, events: readonly GameEvent[]): Summary
  /** What an answer would do, from what the seat can know; throws the refusal of an answer that is none. */
  forecast?(state: S, seat: number, decision: number, keys: readonly string[]): Forecast
  /** Rules that are not there yet, by id, each with its reason. */
  waiting?: Readonly<Record<string, string>>
  /** Does one person play all seats of such a table? */
  alone?(options: Options): boolean
  /** How something that does not know the game draws its board. */
  board?: BoardPlan
  /** The picture of each number, token and icon that has one, by its name: a field, a fact, or what a text calls it. */
  signs?: Readonly<Record<string, string>>
  /** Of those, the ones that texts say with a word all the same. */
  spelledOut?: readonly string[]
  /** Fields of seats and things that are counted in tokens, in the order in which a table shows them. */
  tokens?: readonly string[]
  face?: CardFace
  noticed?: Noticed
  /** Clicks on things that are asked about only after another answer. */
  leads?: readonly Lead[]
  lastComesFirst?: LastComesFirst
  setup?: SetupPlan
  /** What a saved game is remembered by, from what somebody sees who only looks on. */
  gist?(view: View): Gist
  /** Where there are several rulebooks, what differs between them. */
  compared?: Comparison
  /** Worked examples of a rulebook, to be opened at a table. */
  examples?: readonly Example[]
  /** Where something is kept from one game to the next. */
  campaign?: CampaignPlan
  /** What those are told who have many games played without a screen. */
  sim?: SimPlan<S>
}
