// English amounts: "2 coins", "that many coins plus 1", "coins equal to your might".

import type { Noun } from "../lexicon.ts"
import type { Compare, Qty, Some } from "../phrases.ts"
import type { Tongue } from "../render/grammar.ts"
import { isPlaced } from "../render/many.ts"
import {
  countedOf,
  countedUp,
  doneClause,
  eachOf,
  gapOf,
  isDone,
  isHad,
  isItself,
  isNumeral,
  ownName,
} from "../render/numerals.ts"
import { iconMark } from "../token.ts"
import { Unsayable } from "../walk/scope.ts"
import { a } from "./nouns.ts"
import { np, owned, some } from "./np.ts"
import { conjugated } from "./verbs.ts"

const plural = (noun: Noun, n: number): string => {
  const word = n === 1 ? noun.one : noun.many
  return noun.icon === undefined ? word : iconMark(noun.icon, word)
}

export function numberNoun(t: Tongue, name: string): Noun {
  const row = t.lexicon.numbers[name]
  if (row === undefined) throw new Unsayable(`no row for the number "${name}"`)
  return row.noun
}

/** A number on its own. */
export function qty(t: Tongue, q: Qty): string {
  const even = evenly(t, q, null)
  if (even !== null) return even
  switch (q.q) {
    case "n":
      return String(q.n)
    case "that":
      return t.lexicon.numbers[q.name]?.known === true
        ? `the ${t.lexicon.numbers[q.name].noun.one}`
        : "that number"
    case "number": {
      const own = ownName(t.lexicon, q)
      if (own !== null) return own
      const { one, many } = numberNoun(t, q.number)
      if (t.lexicon.numbers[q.number].done !== undefined) return `the number of ${many} ${doneSo(t, q, null)}`
      const had = t.lexicon.numbers[q.number].had === true
      const name = `${q.printed === true ? "printed " : ""}${had ? many : one}`
      if (!had) return owned(t, q.of, name)
      const said = np(t, q.of, "subject")
      return `the ${t.lexicon.numbers[q.number].noun.mass === true ? "amount" : "number"} of ${name} ${said.text} ${conjugated("have", said, "fact")}`
    }
    case "count": {
      const { of, top } = q.what
      const what: Some =
        top === undefined
          ? { ...q.what, det: of === undefined || isPlaced(t.lexicon, q.what) ? "any" : "all" }
          : q.what
      return `the number of ${some({ ...t, place: "in" }, what).text}`
    }
    case "total": {
      const noun = numberNoun(t, q.number)
      const had = t.lexicon.numbers[q.number].had === true
      return `the total ${had ? `number of ${noun.many}` : noun.one} of ${some({ ...t, place: "in" }, q.over).text}`
    }
    case "plus":
      return q.of.map((each) => qty(t, each)).join(isNumeral(t.lexicon, q) ? " + " : " plus ")
    case "minus":
      return q.of.map((each) => qty(t, each)).join(" minus ")
    case "times": {
      const { factor, rest } = factorOf(q.of)
      if (factor === null) return rest.map((each) => qty(t, each)).join(" times ")
      return `${multiple(factor)}${rest.map((each) => qty(t, each)).join(" times ")}`
    }
    case "lesser":
      return `the lower of ${q.of.map((each) => qty(t, each)).join(" and ")}`
    case "greater":
      return `the higher of ${q.of.map((each) => qty(t, each)).join(" and ")}`
    case "upTo":
      return `up to ${qty(t, q.most)}`
    case "either":
      return t.grammar.book.or(q.of.map((each) => qty(t, each)))
  }
}

/** "Until you have as many coins as they do"; what they are is not said twice. */
function evenly(t: Tongue, q: Qty, said: Noun | null): string | null {
  const gap = gapOf(q)
  if (gap === null) return null
  const noun = gap.number === null ? t.lexicon.nouns[gap.noun ?? ""] : numberNoun(t, gap.number)
  const [less, more] = [np(t, gap.less, "subject"), np(t, gap.more, "subject")]
  const what = said?.one === noun.one ? "" : ` ${plural(noun, 2)}`
  return `until ${less.text} ${conjugated("have", less, "fact")} as many${what} as ${more.text} ${conjugated("do", more, "fact")}`
}

/** How many times something is done. */
export function often(t: Tongue, q: Qty): string {
  if (q.q === "n") return q.n === 1 ? "once" : q.n === 2 ? "twice" : `${q.n} times`
  if (isNumeral(t.lexicon, q)) return `${qty(t, q)} times`
  if (q.q === "that") return t.lexicon.numbers[q.name]?.often ?? "that many times"
  if (q.q === "upTo") return `up to ${often(t, q.most)}`
  const each = eachCounted(t, q)
  if (each !== null) return `once for ${each}`
  const [first, second, ...more] = q.q === "plus" ? q.of : []
  const counted = first === undefined ? null : eachCounted(t, first)
  if (counted !== null && second?.q === "n" && more.length === 0)
    return `once for ${counted} and ${often(t, second)} more`
  if (isDone(t.lexicon, q)) return `once for each ${numberNoun(t, q.number).one} ${doneSo(t, q, null)}`
  return `as many times as ${qty(t, q)}`
}

const multiple = (factor: number): string =>
  factor === 1 ? "" : factor === 2 ? "twice " : `${factor} times `

/** A plain number among the factors stands in front. */
function factorOf(of: readonly Qty[]): { factor: number | null; rest: readonly Qty[] } {
  const at = of.findIndex((each) => each.q === "n")
  const found = of[at]
  return found?.q === "n" && of.length > 1
    ? { factor: found.n, rest: of.filter((_, i) => i !== at) }
    : { factor: null, rest: of }
}

/** "You have drawn 2 or more cards this turn"; without a number what is counted stands in front. */
export const doneSo = (t: Tongue, q: Extract<Qty, { q: "number" }>, range: [Qty, Compare] | null): string =>
  t.grammar.clause(t, doneClause(q, range), "fact")

/** "Each foe", "each coin you have": one by one what a number counts; null of any other number. */
export function eachCounted(t: Tongue, q: Qty): string | null {
  if (q.q === "count") return some({ ...t, place: "in" }, { ...q.what, det: "each" }).text
  if (q.q !== "number" || !isHad(t.lexicon, q)) return null
  const said = np(t, q.of, "subject")
  return `each ${plural(numberNoun(t, q.number), 1)} ${said.text} ${conjugated("have", said, "fact")}`
}

/** One of something for each that is counted, where it may stand at the end: "1 card for each foe". */
export function perEach(t: Tongue, q: Qty, noun: Noun): string | null {
  const each = eachCounted(t, q)
  return each === null ? null : `${amountOf(t, { q: "n", n: 1 }, noun)} for ${each}`
}

/** "3, plus 1 for each foe and 1 for each Might on it", of a noun or alone; null of any other number. */
export function upFrom(t: Tongue, q: Qty, noun: Noun | null): string | null {
  const up = countedUp(t.lexicon, q)
  if (up === null) return null
  const more = up.more.map((each) => {
    if ("words" in each) return `${each.more} ${each.words}`
    if ("counted" in each) return `${each.more} for ${eachCounted(t, each.counted)}`
    const tokens = each.tokens.map((name) => plural(numberNoun(t, name), 2))
    return `${each.more} for each ${t.grammar.book.and(tokens)} on ${np(t, each.of, "object").text}`
  })
  const from = noun === null ? String(up.from) : amountOf(t, { q: "n", n: up.from }, noun)
  return `${from}, plus ${t.grammar.book.and(more)}`
}

/** "X, where X is the number of cards in your hand": what is only counted, by a letter; null of any other number. */
export const lettered = (t: Tongue, q: Qty): string | null =>
  q.q === "count" || isHad(t.lexicon, q) ? `X, where X is ${qty(t, q)}` : null

/** So much of something. */
export function amountOf(t: Tongue, q: Qty, noun: Noun): string {
  const many = plural(noun, 2)
  const even = evenly(t, q, noun)
  if (even !== null) return `${many} ${even}`
  if (q.q !== "n" && isNumeral(t.lexicon, q)) return `${qty(t, q)} ${many}`
  switch (q.q) {
    case "n":
      return q.n === 0 ? `no ${many}` : `${q.n} ${plural(noun, q.n)}`
    case "that": {
      const each = countedOf(t.lexicon, q, noun)
      if (each !== null) return `${amountOf(t, { q: "n", n: 1 }, noun)} for each ${each.one}`
      if (t.lexicon.numbers[q.name]?.each !== undefined)
        return `1 ${plural(noun, 1)} ${t.lexicon.numbers[q.name].each ?? ""}`
      return `that ${noun.mass === true ? "much" : "many"} ${many}`
    }
    case "plus":
    case "minus": {
      const [first, ...rest] = q.of
      const word = q.q === "plus" ? "plus" : "minus"
      return [amountOf(t, first, noun), ...rest.map((each) => qty(t, each))].join(` ${word} `)
    }
    case "times": {
      const { factor, rest } = factorOf(q.of)
      const each = factor === null ? null : eachOf(t.lexicon, rest)
      const counted = rest.length === 1 ? countedOf(t.lexicon, rest[0], noun) : null
      if (factor !== null && counted !== null)
        return `${amountOf(t, { q: "n", n: factor }, noun)} for each ${counted.one}`
      if (factor !== null && each !== null) return `${amountOf(t, { q: "n", n: factor }, noun)} ${each}`
      return factor !== null && rest.length === 1 && rest[0].q === "that"
        ? `${multiple(factor)}${amountOf(t, rest[0], noun)}`
        : `${many} equal to ${qty(t, q)}`
    }
    case "number":
      if (isItself(t.lexicon, q, noun)) return qty(t, q)
      return `${many} equal to ${qty(t, q)}`
    case "count":
    case "total":
    case "lesser":
    case "greater":
      return `${many} equal to ${qty(t, q)}`
    case "upTo":
      return `up to ${amountOf(t, q.most, noun)}`
    case "either":
      return `${qty(t, q)} ${many}`
  }
}

/** "3 or more coins". */
export function compared(t: Tongue, q: Qty, by: Compare, noun: Noun | null): string {
  const word = noun === null ? "" : ` ${plural(noun, q.q === "n" && by === "eq" ? q.n : 2)}`
  // What is written as a sign stays at its number: "3 ¢ or more".
  const unit = noun?.icon === undefined ? "" : word
  const many = unit === "" ? word : ""
  const less = noun === null || noun.mass === true || unit !== "" ? "less" : "fewer"
  const n = qty(t, q)
  switch (by) {
    case "eq":
      return q.q === "n" && q.n === 0 && noun !== null
        ? `no${word}`
        : `${noun === null ? "" : "exactly "}${n}${word}`
    case "ne":
      return `a number of${word} other than ${n}`.replace("number of other", "number other")
    case "ge":
      // At least one of something is something.
      if (q.q === "n" && q.n === 1 && noun !== null && (unit === "" || t.lexicon.habits?.icons === "words"))
        return noun.mass === true ? noun.many : a(noun.one)
      return `${n}${unit} or more${many}`
    case "le":
      return `${n}${unit} or ${less}${many}`
  }
}
