// The expressions that cards are made of: whom, how many, whether, which. Data only; evaluate.ts gives them meaning.

/** A seat or an object: a binding ("you", "this", "it", "ev.who"), or one reached from another. */
export type Whom =
  | string
  | { controller: Whom }
  | { next: Whom }
  | { holder: Whom }
  | { top: string; of?: Whom }

/** A number printed on a card: it can be changed for one object by a text layer. */
export interface Numeral {
  n: number
  /** Numerals of a card that have the same word here are one in print, said in several places. */
  same?: string
}

export type Amount =
  | number
  | Numeral
  | { ref: string }
  | { add: Amount[] }
  | { mul: Amount[] }
  | { min: Amount[] }
  | { max: Amount[] }
  | { minus: [Amount, Amount] }
  | { count: Select }
  | { stat: string; of: Whom }
  | { read: string; of: Whom }
  | { fact: string; of: Whom }
  | { sum: string; over: Select }

export type Cond =
  | { eq: [Amount, Amount] }
  | { ne: [Amount, Amount] }
  | { ge: [Amount, Amount] }
  | { le: [Amount, Amount] }
  | { same: [Whom, Whom] }
  | { is: [Whom, string] }
  | { at: [Whom, string] }
  | { card: [Whom, Whom] }
  | { exists: Select }
  | { all: Cond[] }
  | { any: Cond[] }
  | { not: Cond }
  /** What was proposed so far has happened: "if you do", or the second half of "this and that". */
  | { did: true | "and" }
  /** A word in a binding: `{ says: ["ev.cause", "death"] }`. */
  | { says: [string, string] }
  /** Something the game says of one, or of one and another: `{ test: "isInRow", of: "it", with: "row" }`. */
  | { test: string; of?: Whom; with?: Whom }

/** Which objects or seats: where from, whose, and what must be true of "it". Every verb that picks takes one. */
export interface Select {
  /** Zones, "seats", or "@name" for what is bound to a name, or for whom the game calls so; several are looked through in this order. */
  from: string | string[]
  /** Whose, in zones that belong to seats; everybody's when absent. */
  of?: Whom | "others"
  where?: Cond
  other?: Whom
  /** Only so many from the top. */
  top?: Amount
}
