// What a game says of itself to screens that do not know it: pictures, sounds, how long something is looked at, tables to
// begin with. A screen draws; it knows no event, no number and no zone of any game by name.

import type { CardView, Message, Options, OptionValue, View } from "@soulspire/kernel"
import type { BeatPlan } from "./beats.ts"

/** Sounds a screen can make. */
export type SoundName =
  | "card"
  | "coin"
  | "die"
  | "hit"
  | "heal"
  | "block"
  | "death"
  | "soul"
  | "turn"
  | "win"
  | "lose"

/** What of a game's events is seen and heard beyond a line in the log, by kind of event. */
export interface Noticed {
  /** What is seen one thing after another, who does it, and how long it is looked at. */
  beats: BeatPlan
  /** What is heard; most of it is not. */
  sounds: Readonly<Record<string, SoundName>>
  /** Lines that begin a part of the log: whose turn it is. */
  headlines: readonly string[]
  /** Fields of events that name the seats and things they are about, to be pointed out on the table. */
  about: readonly string[]
}

/**
 * The answer that leads to the things of a zone, by its key, and which of them it can be meant for: who clicks a monster
 * means to attack, and then that monster.
 */
export interface Lead {
  zone: string
  key: string
  fits?(card: CardView, view: View): boolean
}

/**
 * Orders in which what is named last comes first, by their prompts: it is on top of a deck, or happens before the others.
 * Where nothing is said, what is named first happens first.
 */
export type LastComesFirst = Readonly<Record<string, "top" | "first">>

/** Ready-made options. They are called by the message `preset.<id>`; `preset.<id>.help` says what they change. */
export interface Preset {
  id: string
  /** A picture by its name. */
  glyph: string
  options: Options
}

/** Something that can be chosen for a seat: the value in the list of the option, its card, and the cards it begins with. */
export interface SeatChoice {
  value: string
  card: string
  cards: readonly { card: string; count: number }[]
}

/**
 * A list that names cards: some of a kind; one for each seat, where nobody's choice is the next one in turn; sets of them; or
 * any of these decks, each as often as the box has it, of those that can be played at such a table.
 */
export type NamedCards =
  | { kind: string; each: "some" }
  | { kind: string; each: "seat"; of: readonly [SeatChoice, ...SeatChoice[]] }
  | { each: "set" }
  | { each: "copy"; backs: readonly string[]; of(options: Options, seats: number): readonly string[] }

/** An option that spells another one out: it is asked about only while that one has one of these values. */
export interface Detail {
  of: string
  at: readonly (string | number | boolean)[]
  /** Values to begin with, each with the message it is called by. */
  begin?: readonly { called: string; value: OptionValue }[]
}

/** Seats whose players come later: by each seat since when, where 0 is the beginning. */
export interface Arrivals {
  option: string
  of(options: Options, seats: number): readonly number[]
  said(since: readonly number[]): readonly string[]
  /** When somebody can come besides the beginning, each called by the message `setting.<option>.<number>`. */
  choices(options: Options): readonly number[]
}

/**
 * How a table is set up: which tables are ready-made, and how the game's options are laid out. Options that are not given are
 * as usual.
 */
export interface SetupPlan {
  /** The first is the one to begin with when nobody has chosen anything. */
  presets: readonly [Preset, ...Preset[]]
  /** Who sits there then: persons, and bots after them. */
  seated: { persons: number; bots: number }
  /** How many can sit there, where options allow fewer than the game. */
  seats?(options: Options): { min: number; max: number } | null
  /** Those who win together may look at each other's hands: no curtain, unless one is wanted. */
  together?: true
  /** Options that are seen at once. */
  common: readonly string[]
  cards: Readonly<Record<string, NamedCards>>
  details?: Readonly<Record<string, Detail>>
  arrivals?: Arrivals
  /** Pictures of options' values, by `<option>.<value>`. */
  pictures?: Readonly<Record<string, string>>
}

/** What a saved game is remembered by, of what everybody may know: a picture and a line of it are made from this. */
export interface Gist {
  /** Where it is, by a message of the game's. */
  at: Message
  /** For each seat the card that stands for it, and what counts most: a number with its sign. */
  seats: readonly { card: string; number: number; of: string }[]
}

/** Which numbers printed on a card are seen at a glance on its face, by the names of its facts, each with its sign. */
export interface CardFace {
  /**
   * Cards that are paid for: the fact with the cost (a view that shows a field of that name says what it is now), the fact of those that cost X, and the kinds of card that are then
   * named beside the picture rather than in the text.
   */
  cost?: { fact: string; x: string; kinds: readonly string[] }
  /** Below the picture, in this order. */
  below: readonly string[]
  /** What is gained for it, in this order. */
  gains: readonly string[]
  /** Those that a die decides: shown without their number. */
  rolled?: readonly string[]
}
