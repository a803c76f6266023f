// The rulebooks of a game side by side: where editions disagree, what each says, and why it matters. Everything is said by a
// message of the game's, so that any screen can show it in any language.

/** One question that rulebooks answer. */
interface ComparedRow {
  /** Its id in docs/rules. */
  rule: string
  name: string
  /** The message that asks it. */
  asks: string
  /** The message of each edition's answer, in the order of the editions. */
  answers: readonly string[]
  /** The message that says why it matters. */
  why: string
  differs: boolean
  /** What decides it where it cannot be picked, as a message; null where it can. */
  decided: string | null
}

export interface Comparison {
  /** The option of a table with which one of the editions is picked. */
  option: string
  /** The editions, as that option has them. */
  editions: readonly string[]
  rows: readonly ComparedRow[]
}

/** The message that an edition is called by. */
export const editionKey = ({ option }: Comparison, edition: string): string => `setting.${option}.${edition}`

/** Is the answer of the edition at this place another one than the first edition's in the list? */
export const isOtherAnswer = ({ answers }: ComparedRow, at: number): boolean => answers[at] !== answers[0]
