// What a language must be able to do; the rest of the rendering is the same for all.

import type { Lexicon } from "../lexicon.ts"
import type { Claim, Clause, NP, Paragraph, Qty, Reach, Role, Some } from "../phrases.ts"
import type { Discourse } from "./discourse.ts"
import type { Passage } from "./passage.ts"
import type { Slot } from "./template.ts"

/**
 * deed: done now, by you in the imperative. fact: happens. bare: after another verb. unless: the condition that
 * prevents. wish: what somebody decides that shall happen.
 */
export type Mood = "deed" | "fact" | "not" | "would" | "may" | "must" | "cant" | "unless" | "wish" | "bare"

/** A phrase with what its verb has to agree with. */
export interface SpokenPhrase {
  text: string
  person: 2 | 3
  many: boolean
  gender: "m" | "f"
}

/** Stands where the noun of a relative clause is left out. */
export const GAP = "␣"

/** Everything a phrase is said with. */
export interface Tongue {
  lexicon: Lexicon
  told: Discourse
  grammar: Grammar
  /** Who acts where a row does not say: you, or whoever is asked. */
  actor: NP
  /** Who does what is being said: what they choose themselves need not be called their choice. */
  subject: NP | null
  /** Who may have it done: what they choose need not be called their choice either. */
  asked: NP | null
  /** Things are taken "from" a place or "off" somebody, or are "in" it. */
  place: "from" | "off" | "in"
  /** Where your own things lie that it is done to, which goes without saying. */
  home: string | null
  /** This card tells what it does itself: it need not be named. */
  mine: boolean
  /** How somebody unnamed is spoken of. */
  generic: "a" | "any"
  /** What a relative clause is about. */
  about: Some | null
  /** A whole ability, in the middle of another. */
  tell(t: Tongue, paragraph: Paragraph): Passage
  /** Numbers and abilities of a quoted ability are the quoted card's. */
  quote(paragraphs: readonly Paragraph[]): string
}

export interface More {
  instead?: boolean
  tail?: boolean
  /** Who does it has just done something in this sentence: where a pronoun alone would say so it goes without saying. */
  same?: boolean
  /** Of what else there is so much, behind the first amount: "2 Weak, 1 Daze and 2 Burns". */
  also?: readonly string[]
}

export interface Grammar {
  np(t: Tongue, np: NP, as: "subject" | "object"): SpokenPhrase
  qty(t: Tongue, q: Qty): string
  /** "3 times", "once for each foe". */
  often(t: Tongue, q: Qty): string
  /** "Each coin you have": one by one what a number counts; null of any other number. */
  each(t: Tongue, q: Qty): string | null
  /** `tail`: without its subject and its verb, which were said before. */
  clause(t: Tongue, clause: Clause, mood: Mood, more?: More): string
  claim(t: Tongue, claim: Claim, negated?: boolean): string
  /** After its noun: "that is turned", "with 2 or more damage". */
  relative(t: Tongue, claim: Claim, some: Some): string
  /** A slot of a pattern; `before` is the preposition in front of it. */
  slot(t: Tongue, slot: Slot, role: Role | undefined, before: string): string
  zone(t: Tongue, np: Extract<NP, { np: "zone" }>, how: "in" | "into" | "from" | "the"): string
  book: Book
}

/** How whole sentences are put together. */
export interface Book {
  eachTime(event: string): string
  when(event: string): string
  nextTime(event: string, during: string, times: number): string
  nthTime(event: string, nth: number, each: string | null): string
  everyTime(event: string, every: number, each: string | null): string
  and(parts: readonly string[]): string
  or(parts: readonly string[]): string
  /** None of these: "can't play or attack". */
  nor(parts: readonly string[]): string
  then(parts: readonly string[]): string
  lead(first: string, rest: string): string
  ifThen(claim: string, rest: string): string
  otherwise(rest: string): string
  onlyIf(claim: string): string
  asLongAs(claim: string): string
  asSoonAs(claim: string): string
  butIf(claim: string): string
  /** If you do, if they don't, if they can't, if they can but don't. */
  ifDone(t: Tongue, who: NP, how: "do" | "not" | "cannot" | "will-not"): string
  unless(deed: string, condition: string): string
  forEach(what: string, rest: string): string
  /** A short deed that is done so often. */
  again(often: string, deed: string): string
  times(often: string, rest: string): string
  whileTrue(claim: string, rest: string): string
  mayThis(who: string, second: boolean, rest: string): string
  mayDecide(who: string, second: boolean, wish: string): string
  chooseOne(t: Tongue, by: NP): string
  vote(t: Tongue, first: NP, ways: readonly string[]): string
  number(t: Tongue, by: NP, from: Qty, to: Qty): string
  atOnce(text: string): string
  stat(t: Tongue, number: string, of: NP, add: Qty | null, set: Qty | null): string
  /** Has these things, is called so, and loses all other abilities. */
  has(t: Tongue, to: NP, what: readonly string[], named: string | null, only: boolean): string
  abilitiesOf(t: Tongue, of: NP): string
  inPlay(t: Tongue, of: NP): string
  within(zones: readonly string[]): string
  from(zone: string): string
  fromPlay: string
  quoted(text: string): string
  nothing: string
  even: string
  /** After what must be done. */
  ifAble: string
  /** Whoever was reached then: "the player who controlled". */
  reachedThen(reach: Reach, of: string): string
  reach: Readonly<Record<Reach, string>>
}
