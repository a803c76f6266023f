// Why somebody who thinks ahead answers so, as plain data: words are made of it wherever it is told. It names answers that can
// be given and parts of the game's value, and so nothing that the seat does not see.

/** What a part of the game's value has to do with it: how much better it makes the answer, and by how many of what it counts. */
export interface Difference {
  readonly part: string
  readonly value: number
  /** Null where that would not be said in a number. */
  readonly amount: number | null
}

export type Why =
  /** By a rule of thumb: `rule.<name>` of the catalogues says which. */
  | { readonly by: "rule"; readonly rule: string; readonly instead: readonly string[] | null }
  /** Everything else looked worse one step ahead. */
  | { readonly by: "glance" }
  /** All sensible orders of answers were played out. */
  | {
      readonly by: "search"
      /** What would be answered instead of it; null where everything comes to the same. */
      readonly instead: readonly string[] | null
      /** How much better it is, in the coin of the game's value, over these worlds. */
      readonly better: number
      readonly worlds: number
      /** In how many of them the other answer comes out better, and the part that matters most there. */
      readonly wrong: number
      readonly wrongBy: string | null
      /** What is different, the largest first. */
      readonly differences: readonly Difference[]
      /** How many positions were looked at. */
      readonly positions: number
    }
