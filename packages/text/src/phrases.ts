// What a card says, in no language: noun phrases, amounts, conditions, clauses and statements. The walk makes these from a
// card's data; a grammar says them.

/** Something bound to a name: described when it is first mentioned, "that foe" or "it" afterwards. */
export interface Referent {
  /** Filled by the first clause that mentions it, where the data leave it open (a role of an event). */
  some: Some
  /** Stands for several things at once. */
  many: boolean
}

export type NP =
  | { np: "you" }
  /** This card, or what it calls itself, by the key of a noun. */
  | { np: "this"; noun?: string }
  /** What a relative clause is about. */
  | { np: "gap" }
  | { np: "ref"; to: Referent; past?: true }
  | { np: "some"; some: Some }
  /** Reached from another: its controller, the player after it. `past`: who it was then. */
  | { np: "reached"; by: Reach; of: NP; past?: true }
  | { np: "zone"; zone: string; of?: NP | "others"; at?: "top" | "bottom" }
  /** By the game's own name for it: the active player. */
  | { np: "named"; whom: string }
  /** A name as it stands. */
  | { np: "name"; text: string }
  | { np: "both"; of: readonly NP[] }
  /** Several things in an order that somebody chooses. */
  | { np: "sorted"; of: NP; by: NP }

export type Reach = "controller" | "next" | "holder"

export type Det =
  | "a"
  | "each"
  | "all"
  | "the"
  | "no"
  | "any"
  /** Whoever is so before anybody else. */
  | "first"
  /** As many of them as somebody likes. */
  | "any number"
  | { exactly: Qty }
  | { upTo: Qty }
  | { from: Qty; to: Qty }

/** The one noun phrase: nouns, whose, where, other than what, and what must be true of it. */
export interface Some {
  det: Det
  /** Keys of nouns; several are alternatives. */
  nouns: readonly string[]
  of?: NP | "others"
  zones?: readonly string[]
  other?: NP
  /** "Another" is enough to say other than what; "maybe", as long as the noun is not known. */
  another?: true | "maybe"
  top?: Qty
  where: readonly Claim[]
  /** Any of them may be chosen. */
  free?: true
  /** Whose choice it is, where that is not whoever does it. */
  chooser?: NP
  /** Out of these: "one of them", "the others". */
  among?: NP
  /** These together, and nothing else. */
  parts?: readonly NP[]
  /** The top card of each of these places, by a zone that stands for them. */
  every?: string
}

export type Qty =
  | { q: "n"; n: number }
  /** An amount named before: "that many". */
  | {
      q: "that"
      name: string
      /** By an event. */
      told?: true
      /** What was counted, by noun. */
      noun?: string
    }
  | { q: "number"; number: string; of: NP; printed?: true }
  | { q: "count"; what: Some }
  | { q: "total"; number: string; over: Some }
  | { q: "plus" | "times" | "lesser" | "greater" | "minus"; of: readonly Qty[] }
  /** As much as whoever does it likes, and no more than this. */
  | { q: "upTo"; most: Qty }
  /** One of these, as whoever does it likes. */
  | { q: "either"; of: readonly Qty[] }

export type Compare = "eq" | "ne" | "ge" | "le"

/** A condition. */
export type Claim =
  | { c: "compare"; by: Compare; a: Qty; b: Qty }
  | { c: "same"; a: NP; b: NP }
  /** Is it one, by the key of a noun. */
  | { c: "kind"; of: NP; noun: string }
  /** Is it still there? */
  | { c: "here"; of: NP }
  | { c: "at"; of: NP; zone: string }
  | { c: "twin"; a: NP; b: NP }
  | { c: "exists"; what: Some }
  | { c: "clause"; clause: Clause }
  | { c: "and" | "or"; of: readonly Claim[] }
  | { c: "not"; of: Claim }
  /** What was just done, was it? */
  /** `and`: said as one deed with the one before it. */
  | { c: "did"; and?: true }
  /** A vote went this way. */
  | { c: "won"; way: string }
  | { c: "says"; field: string; word: string }

export type Role =
  | NP
  | Qty
  | { word: string }
  | { words: readonly string[] }
  /** One of these numbers. */
  | { oneOf: readonly number[] }
  | { quote: readonly Paragraph[] }
  | { range: [Qty, Compare] }
  | { claim: Claim }

/** A verb's row with its roles filled. */
export interface Clause {
  table: "ops" | "costs" | "events" | "acts" | "tests" | "numbers" | "passing" | "gained" | "set" | "done"
  key: string
  roles: Record<string, Role>
  /** Roles that need not be said. */
  spare?: readonly string[]
  /** The kinds of the card that it stands on. */
  on?: readonly string[]
  /** The one zone in which the card works that waits for it. */
  in?: string
}

/** How long: a span by name ("" for good), and as long as something stays. */
export interface Till {
  span: string
  while?: NP
}

export type Statement =
  | {
      s: "deed"
      clause: Clause
      /** Who does it, where that is not whoever acts. */
      actor?: NP
      instead?: true
      may?: true
      till?: Till
      then?: readonly Statement[]
    }
  | { s: "choose"; who: NP; what: NP; may?: true }
  | {
      s: "gate"
      who: NP
      ask: "may" | "must"
      do: readonly Statement[]
      ifDo: readonly Statement[]
      ifNot: readonly Statement[]
      ifCannot: readonly Statement[] | null
    }
  | { s: "if"; if: Claim; then: readonly Statement[]; else: readonly Statement[] }
  | { s: "while"; if: Claim; do: readonly Statement[] }
  | { s: "each"; what: NP; do: readonly Statement[] }
  | { s: "repeat"; times: Qty; do: readonly Statement[] }
  | { s: "modes"; by: NP; ways: readonly { name: string; do: readonly Statement[] }[] }
  | { s: "table"; of: Qty; rows: readonly { from: Qty; to: Qty; do: readonly Statement[] }[] }
  | { s: "vote"; first: NP; ways: readonly string[] }
  | { s: "number"; by: NP; from: Qty; to: Qty }
  /** Deeds that stay in one sentence. */
  | { s: "chain"; do: readonly Statement[] }
  /** Deeds of which each hangs on the one before. */
  | { s: "linked"; do: readonly Statement[] }
  | { s: "together"; do: readonly Statement[] }
  /** One of these deeds to the same thing. */
  | { s: "either"; do: readonly Statement[] }
  | { s: "gather"; who: NP; what: NP; do: readonly Statement[] }
  | { s: "lasting"; till: Till; uses: number; ability: Paragraph }

/** How often a trigger goes off. */
export type Times =
  | { t: "each" }
  | { t: "when" }
  | { t: "next"; span: string; times: number }
  | { t: "nth"; nth: number; span: string | null }
  | { t: "every"; every: number; span: string | null }
  /** For so much of something, which the clause says. */
  | { t: "sum"; span: string | null }

/** One ability. */
export type Paragraph =
  | {
      p: "act"
      act: string
      /** The kinds of the card that it stands on. */
      on: readonly string[]
      from: readonly string[] | null
      cost: readonly Statement[]
      when: Claim | null
      do: readonly Statement[]
    }
  | {
      p: "on"
      clause: Clause
      would: boolean
      times: Times
      in: readonly string[] | null
      if: Claim | null
      do: readonly Statement[]
      till?: Till
    }
  | {
      p: "stat"
      number: string
      of: NP
      in: readonly string[] | null
      add: Qty | null
      set: Qty | null
      while: Claim | null
      till?: Till
    }
  | {
      p: "modal"
      /** "does": nobody's choice, it happens. */
      modal: "may" | "must" | "cant" | "does"
      clause: Clause
      /** What the same ones can't do either. */
      also?: readonly Clause[]
      in: readonly string[] | null
      while: Claim | null
      till?: Till
    }
  | {
      p: "grant"
      to: NP
      gives: readonly Paragraph[]
      /** Whose abilities it has as well. */
      of: NP | null
      /** It loses all others. */
      only: boolean
      /** It is called like this card. */
      named: string | null
      in: readonly string[] | null
      while: Claim | null
      till?: Till
    }
