// What a language knows of a game's vocabulary: a row for each noun, zone, number, verb and event. The kernel's rows are
// in this package, a game brings its own.

/** English looks at `one`, `many` and `mass`; Italian at the gender too. */
export interface Noun {
  one: string
  many: string
  gender?: "m" | "f"
  /** There is only the plural: gli scarti. */
  plural?: true
  /** Not counted: "that much damage". */
  mass?: true
  /** Somebody, not something: "they", never "it". */
  person?: true
  /** A place at the table that stands for a seat: a row. */
  seat?: true
  /** How one of them is called that is chosen freely: "any player". */
  any?: string
  /** The word, at another noun, for what is none of these: "non-event". */
  not?: string
  /** What it is, by noun, once it was spoken of as one of several things that are this (Italian): "quella carta". */
  is?: string
  /** Its short name once it was spoken of (Italian): "quel tiro". */
  again?: string
  /** So much of something else as an event has counted of these is said for each of them, not "that much". */
  each?: true
  /** The deck that such cards are of, by zone. */
  deck?: string
  /** How it is written in text where there is an icon for it. */
  icon?: string
  /** Behind the place where they are: "cards in your hand with “Fire” in their name". */
  tail?: string
  /** What all of them have is told of somebody else, in front: "Each player: ..." */
  everybody?: string
}

export interface ZoneRow {
  noun: Noun
  /** What lies there, by its noun. */
  holds: string
  /** Each player has one. */
  own?: true
  /**
   * Where things are expected to be: "a foe" is one that lies there, and the place is not said. Everything, or these
   * nouns, or these nouns where they are looked for in another zone as well.
   */
  home?: true | { of?: readonly string[]; with?: Readonly<Record<string, readonly string[]>> }
  /** Whose it is, by noun, where nothing tells more and no other place is meant: "a player's item". */
  alone?: string
  /** Prepositions: being there, coming to lie there (at the top, at the bottom where that differs), leaving. */
  in: string
  into: string | { top: string; bottom: string }
  from: string
  /** Right behind what lies there, where that is another preposition (Italian): "oggetti del negozio". */
  behind?: string
  /** What is there is called so by a word at its noun, and the place is not said: "dead"; in Italian `~` agrees with the noun. */
  word?: string
  /** The prepositions say it all, and no noun follows: "aside". */
  bare?: true
  /** Not "the" but "a" in front of it, or nothing. */
  article?: "a" | "none"
  /** How what somebody has there is counted: "3 cards in hand"; with none of them it "is empty". */
  kept?: string
  /** That something is there at all is only plain with the place, even if it is at home there: "a roll on the stack". */
  told?: true
  /** That a card lies there when its ability works is plain from what happens. */
  plain?: true
}

/** A number of a player or a thing. */
interface NumberRow {
  noun: Noun
  /** "You have 3 coins" rather than "your coins are 3"; "own": and yet "your might" for the number itself. */
  had?: true | "own"
  /** What somebody has done so often: `[of] have drawn( [amount:card]) this turn`. */
  done?: Row
  /** Of this card, or of you, by a name of its own: "the die". */
  called?: { this?: string; you?: string }
  /** Of this card it is but a letter: "X times". */
  symbol?: string
  /** "The result" rather than "that result", where an event or a choice has named it. */
  known?: true
  /** How a card says that it gains this for good: "it gains eternal". */
  gained?: string
  /** In front of what needs so much of it on this card: "at level # or more". */
  tag?: string
  /** Behind an event, for what this number was of the one it is about: "on a roll of #". */
  on?: string
  /** How a change of it is said: roles `of`, `by` ("+1"), `more` or `less` with the bare number, `each` where it is so much for each of some things, and `during` with the test that says for which time of yours it is so. */
  plus?: Row
  /** How a change of it is said that an effect makes for a time, with the roles of `plus`: "gains +1 might". */
  passing?: Row
  /** How it is said that it is so much: roles `of` and `to`, and `span` for how long, where a pattern says it. */
  set?: Row
  /** What it is so much of, by noun, where that much is just it: "gain your rust left from before". */
  itself?: string
  /** It is looked at in one moment: what makes it so much is said with "if", not with "as long as". */
  atOnce?: true
  /** That it is so much, or so much or more, or so much or less, in words of its own, `#` being the figure: "it is round #". */
  claims?: { readonly eq?: string; readonly ge?: string; readonly le?: string }
  /** So much for each of them, where it is a number of things: "for each player"; also one that a verb gives back (`removeCounters.as`). */
  each?: string
  /** How often something is done that is done so many times, where a card has named it: "once for each card exhausted this way". */
  often?: string
}

/**
 * What a verb says: `[who] gain [amount:coin]( from [from])`. The first role is the subject, the word after it the
 * verb; a role may have its noun, what it is when nothing says so (`[who=player]`), or a case of a zone
 * (`[to/into]`); `[to/each]` says "each player" where several are meant, `[card/card]` a card's name for its id,
 * `[reads:rolls.die/then]` what an ability does, in sentences that follow, `[who/own]` "your" or "their", `[whom:row/own]` "your row" or "that player's row", `[what/whole]` "your hand" for all that lies there, `[what/deck]` the deck of such cards, `[what/order]` "in any order" where that does not stand at the end, `[times/often]` "3 times" or "once for each foe", `[amount:card/per]` "1 card for each foe" where that ends the sentence, `[amount/per]` "3, plus 1 for each foe", `[name/a]` a name with its article, `[name/many]` several of it; `[die=die!]` is known from there on, but not said, `[who=player?]` called by its noun once it is spoken of; what
 * stands in round brackets is said when all its roles are there. A subject with `!` goes without saying where a card tells what it does itself ("hits for 2"). `=` in front makes it a text as it stands.
 */
export interface Pattern {
  /** Said when each of these roles is there (true), missing (false) or says this word. */
  if?: Readonly<Record<string, string | boolean>>
  say: string
  /** It has not happened yet: "would roll". */
  would?: true
  /** It cannot be done: "can't lose more than 1 HP". */
  cant?: true
  /** It is a time by itself, with no "each time" in front: "at the start of your turn"; or goes without saying (""). */
  lead?: true
  /** Only on cards of this kind. */
  on?: string
  /** In a sentence of its own, whatever leads what comes before. */
  apart?: true
  /** What follows comes of it: in one sentence with it. */
  leads?: true
  /** It happens but once: "when", not "each time". */
  once?: true
  /** The card is gone then: what does it happens but once more, "the next time". */
  last?: true
  /** Where its card lies then, which goes without saying. */
  in?: string
  /** Where the things lie that it is done to, if they are your own, which goes without saying: "discard a card". */
  from?: string
  /** The next time of all in this span: "at the end of this turn". */
  next?: { span: string; say: string }
}
export type Row = string | readonly Pattern[]

/** `[reads:rolls.die/then]`: the ability `reads` waits for the event `rolls` of the `die` that the verb makes. */
export interface Then {
  role: string
  event: string
  made: string
}
export function thenOf(row: Row | undefined): Then | null {
  const said = row === undefined ? [] : typeof row === "string" ? [row] : row.map(({ say }) => say)
  for (const say of said) {
    const [, role, event, made] = /\[(\w+):(\w+)\.(\w+)\/then\]/.exec(say) ?? []
    if (made !== undefined) return { role, event, made }
  }
  return null
}

/** A condition of a game: a noun ("a roll") or something to say of its role `of`. */
type TestRow =
  | { noun: string }
  | {
      say: Row
      /** The time for which it is true of you: "for your first roll". */
      during?: string
      /** Whoever it is true of is chosen in a sentence of its own: "choose a player with the most coins". */
      chosen?: true
      /** The word, at a noun, for what it is not true of: "non-eternal"; in Italian `~` agrees with the noun. */
      not?: string
      /** Right behind a noun without its verb: "foes in it". */
      adjunct?: true
      /** Of these there is but one of whom it is true, by noun: "the player in its row". */
      single?: string
      /** Of whom it is true besides, by the nouns of whom it is said: "all foes in it and the boss". */
      besides?: Readonly<Record<string, string>>
    }

interface ActRow {
  /** Who does what to what: roles `who` and `it`. */
  say: string
  /** In front of what it does; nothing for the act that is plainly what the card is for. */
  tag?: string
  /** Only cards of this kind do so. */
  on?: string
  /** What a card does by itself: it need not be named (`[by!]`). */
  mine?: true
  /** Whom "you" means in it, by name, where that is somebody else than on the rest of the card. */
  you?: string
  /** A condition on a number of this card that stands in front instead, `#` being its values: "1–2". */
  by?: Readonly<Record<string, string>>
  /** Where its card lies, if not in play. */
  from?: string | readonly string[]
  /** Nobody's choice: what is permitted happens, to whoever it fits or only to the first whom it fits. */
  happens?: true | "first"
  /** What a permission goes against: "even if you have no attack left". */
  even?: string
  /** How a condition is said, as a sentence of its own in front, `#` being the condition: "can only be played if #". */
  only?: string
}

/** What a fact or a kind means, where a few words in front of the card's text do not say it. */
interface PrintedRow {
  readonly say: string
  /** What is said of a 0, and of a 1. */
  readonly none?: string
  readonly one?: string
  /** A rule rather than a word: a line below what is printed in words. */
  readonly below?: true
}

/** Spans of time: "till end of turn", "this turn", "each turn". */
interface SpanRow {
  /** Cards of this kind are there for only one of them: what happens in each of them happens in this one. */
  onlyOne?: string
  /** For what happens every so many times in it, where that is said otherwise than "each turn". */
  same?: string
  /** For what happens for every so much in it: "in one turn". */
  sum?: string
  till: string
  during: string
  each: string
}

/** A seat or thing that a game has a name for. */
interface WhomRow {
  noun: Noun
  /** How to say that it is you: "it is your turn". */
  you?: string
  /** How it is called right behind another that has a name, and whom it sits beside: "the player to their left". */
  beside?: { readonly whom: string; readonly noun: string }
  /** There may be several, of whom each is meant: "each player in its rows". */
  each?: true
  /** What it has that nobody else has, by noun: "it is their turn" says that somebody is this. */
  has?: string
  /** The time for which that is so: "during your turn". */
  during?: string
}

export interface Lexicon {
  nouns: Readonly<Record<string, Noun>>
  zones: Readonly<Record<string, ZoneRow>>
  /** What a thing is by its kind, by noun. */
  kinds: Readonly<Record<string, string>>
  numbers: Readonly<Record<string, NumberRow>>
  whoms: Readonly<Record<string, WhomRow>>
  tests: Readonly<Record<string, TestRow>>
  spans: Readonly<Record<string, SpanRow>>
  acts: Readonly<Record<string, ActRow>>
  /** Options of votes and modes by name. */
  ways: Readonly<Record<string, string>>
  /** By op; `call:roll`, `leave:turn` for programs and labels. */
  ops: Readonly<Record<string, Row>>
  /** An op in a cost, where it is shorter: an icon or a word. */
  costs: Readonly<Record<string, Row>>
  /**
   * By event, as something that happens or would; `penalty/coins.to` is a part of a composite one that is changed,
   * `damage/always` what a card changes of it each time.
   */
  events: Readonly<Record<string, Row>>
  /** Verbs with forms of their own: English "third past participle"; Italian see italian/verbs.ts. */
  verbs: Readonly<Record<string, string>>
  /** What a fact or a kind printed on a card means, as a line of its own: a keyword, "enters play deactivated"; `#` is the fact. */
  printed?: Readonly<Record<string, string | PrintedRow>>
  /** Whom "you" means on cards of a kind that nobody plays: the active player. */
  actors?: Readonly<Record<string, string>>
  /**
   * Ops of which what is chosen is told in a sentence before: always, where somebody else does them than who chooses; what
   * was aimed at, where it is somebody of whom something is so, or who does something, only later.
   */
  apart?: Readonly<Record<string, "always" | "aimed">>
  /** Numbers of a card that stand in front of whatever it does or has while they are so much: "mode #". */
  places?: Readonly<Record<string, string>>
  /** What a card of a kind calls itself, by noun: "this foe". */
  selves?: Readonly<Record<string, string>>
  /** Zones that together are everywhere, by any name: what works in all of them just works. */
  everywhere?: Readonly<Record<string, readonly string[]>>
  /**
   * How a game speaks. `anyNumber`: what is done to any number of things, which may be none, is said as what one may do.
   * `joins`: deeds of the same one with the same verb are one sentence, where "and" makes none depend on another.
   * `icons`: what has an icon is called by a word, like anything else ("if you have rust", not "1 ¢ or more").
   */
  habits?: { readonly anyNumber?: "may"; readonly joins?: true; readonly icons?: "words" }
  /**
   * Places that are alike, and which test tells whether a game has one: what can be done with each of them is done with
   * "a deck" (`any`), what is done with all of them with "each deck" (`each`); both are zones with a row.
   */
  families?: Readonly<
    Record<string, { of: Readonly<Record<string, true | string>>; any: string; each: string }>
  >
  /** Cards by id, from the game's box. */
  names?: Readonly<Record<string, string>>
  /** Whole texts by card id, where the renderer fails. Counted by a test. */
  overrides: Readonly<Record<string, readonly string[]>>
}
