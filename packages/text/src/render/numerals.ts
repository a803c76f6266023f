// Numbers of this card that have a name of their own: a letter ("X"), or "the die".

import type { Lexicon } from "../lexicon.ts"
import type { Clause, Compare, Qty } from "../phrases.ts"

/** What a number of this card is called, if it has a name. */
export function ownName({ numbers }: Lexicon, q: Extract<Qty, { q: "number" }>): string | null {
  if (q.of.np !== "this" || q.printed === true) return null
  return numbers[q.number]?.symbol ?? numbers[q.number]?.ofThis ?? null
}

/** That somebody has done something so often. */
export const doneClause = (
  { number, of }: Extract<Qty, { q: "number" }>,
  range: [Qty, Compare] | null,
): Clause => ({ table: "done", key: number, roles: { of, ...(range === null ? {} : { amount: { range } }) } })

/** Figures and letters alone: "2", "X", "X + 1". */
export function isNumeral(lexicon: Lexicon, q: Qty): boolean {
  if (q.q === "n") return true
  if (q.q === "number") return ownName(lexicon, q) !== null && lexicon.numbers[q.number]?.symbol !== undefined
  return q.q === "plus" && q.of.every((each) => isNumeral(lexicon, each))
}
