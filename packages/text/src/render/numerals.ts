// Numbers of this card that have a name of their own: a letter ("X"), or "the die".

import type { Lexicon, Noun } from "../lexicon.ts"
import type { Claim, Clause, Compare, NP, Qty, Role } from "../phrases.ts"

/** What a number of this card, or of you, is called, if it has a name. */
export function ownName({ numbers }: Lexicon, q: Extract<Qty, { q: "number" }>): string | null {
  if (q.printed === true) return null
  const { symbol, called = {} } = numbers[q.number] ?? {}
  if (q.of.np === "this") return symbol ?? called.this ?? null
  return q.of.np === "you" ? (called.you ?? null) : null
}

/** That somebody has done something so often. */
export const doneClause = (
  { number, of }: Extract<Qty, { q: "number" }>,
  range: [Qty, Compare] | null,
): Clause => {
  const none = range !== null && range[1] === "eq" && range[0].q === "n" && range[0].n === 0
  const amount: Role | null = range === null ? null : none ? range[0] : { range }
  return { table: "done", key: number, roles: { of, ...(amount === null ? {} : { amount }) } }
}

/** How many more of something somebody has than somebody else: "until you have as many as they do". */
export function gapOf(q: Qty): { less: NP; more: NP; noun: string | null; number: string | null } | null {
  const [a, b, ...rest] = q.q === "minus" ? q.of : []
  if (a === undefined || b === undefined || rest.length > 0) return null
  if (a.q === "number" && b.q === "number")
    return a.number === b.number && a.printed !== true && b.printed !== true
      ? { less: b.of, more: a.of, noun: null, number: a.number }
      : null
  if (a.q !== "count" || b.q !== "count") return null
  const [{ of: more, ...first }, { of: less, ...second }] = [a.what, b.what]
  if (more === undefined || more === "others" || less === undefined || less === "others") return null
  if (JSON.stringify(first) !== JSON.stringify(second) || first.where.length > 0 || first.nouns.length > 1)
    return null
  return { less, more, noun: first.nouns[0], number: null }
}

/** A number of what somebody has done. */
export const isDone = ({ numbers }: Lexicon, q: Qty): q is Extract<Qty, { q: "number" }> =>
  q.q === "number" && numbers[q.number]?.done !== undefined

/** A number of things that somebody has: what is done for each of them can be said so. */
export const isHad = ({ numbers }: Lexicon, q: Qty): boolean =>
  q.q === "number" &&
  q.printed !== true &&
  numbers[q.number]?.had === true &&
  numbers[q.number].noun.mass !== true

/** What an event counted, where something else is to be so much: "1 damage for each token". */
export function countedOf({ nouns }: Lexicon, q: Qty, noun: Noun): Noun | null {
  const counted = q.q === "that" && q.noun !== undefined ? nouns[q.noun] : undefined
  return counted?.each !== true || counted.one === noun.one ? null : counted
}

/** Is it so much of this very thing? */
export const isItself = ({ numbers, nouns }: Lexicon, q: Qty, noun: Noun): boolean =>
  q.q === "number" && nouns[numbers[q.number]?.itself ?? ""]?.one === noun.one

/** That a number of this card is so much, where it has words for it. */
export function claimed({ numbers }: Lexicon, a: Qty, by: Compare, b: Qty): string | null {
  if (a.q !== "number" || a.of.np !== "this" || a.printed === true || b.q !== "n") return null
  const words = by !== "ne" ? numbers[a.number]?.claims?.[by] : undefined
  return words?.replace("#", String(b.n)) ?? null
}

/** "Its slot is 2 or 4": of one number that may be one of several, the number is said once. */
export function oneOfSeveral(claims: readonly Claim[]): Claim | null {
  const equal = claims.flatMap((each) =>
    each.c === "compare" && each.by === "eq" && each.b.q === "n" ? [each] : [],
  )
  const isOne = equal.every(({ a }) => JSON.stringify(a) === JSON.stringify(equal[0].a))
  if (equal.length < 2 || equal.length < claims.length || !isOne) return null
  return { c: "compare", by: "eq", a: equal[0].a, b: { q: "either", of: equal.map(({ b }) => b) } }
}

/** "For each player": what is said of a number of things, where something goes with each of them. */
export function eachOf({ numbers }: Lexicon, of: readonly Qty[]): string | null {
  const [only, ...more] = of
  const own = only?.q === "number" && only.of.np === "this" && more.length === 0
  return own ? (numbers[only.number]?.each ?? null) : null
}

/** What is counted up from a plain figure: so much for each that is counted, in words of its own, for each token of somebody. */
type Each =
  | { more: number; counted: Qty }
  | { more: number; words: string }
  | { more: number; tokens: readonly string[]; of: NP }

/** "3, plus 1 for each foe": a figure and what comes on top of it, where each part of that can be said so. */
export function countedUp(lexicon: Lexicon, q: Qty): { from: number; more: readonly Each[] } | null {
  const [from, ...rest] = q.q === "plus" ? q.of : []
  if (from?.q !== "n" || rest.length === 0) return null
  const more: Each[] = []
  for (const each of rest) {
    const made = eachMore(lexicon, each)
    const last = more.at(-1)
    if (made === null) return null
    if (
      last !== undefined &&
      "of" in last &&
      "of" in made &&
      JSON.stringify(last.of) === JSON.stringify(made.of)
    )
      more[more.length - 1] = { ...last, tokens: [...last.tokens, ...made.tokens] }
    else more.push(made)
  }
  return { from: from.n, more }
}

function eachMore(lexicon: Lexicon, q: Qty): Each | null {
  const [factor, counted, ...others] = q.q === "times" ? q.of : [{ q: "n", n: 1 } as const, q]
  if (factor?.q !== "n" || others.length > 0) return null
  if (counted?.q === "count" || (counted !== undefined && isHad(lexicon, counted)))
    return { more: factor.n, counted }
  if (counted?.q !== "number" || counted.printed === true) return null
  const { each, noun } = lexicon.numbers[counted.number] ?? {}
  if (each !== undefined && counted.of.np === "you") return { more: factor.n, words: each }
  return noun?.icon !== undefined && counted.of.np === "ref"
    ? { more: factor.n, tokens: [counted.number], of: counted.of }
    : null
}

/** Figures and letters alone: "2", "X", "X + 1". */
export function isNumeral(lexicon: Lexicon, q: Qty): boolean {
  if (q.q === "n") return true
  if (q.q === "number") return ownName(lexicon, q) !== null && lexicon.numbers[q.number]?.symbol !== undefined
  return q.q === "plus" && q.of.every((each) => isNumeral(lexicon, each))
}
