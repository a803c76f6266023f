// Italian amounts: "2 monete", "altrettante monete", "un numero di monete pari alla tua forza".

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
import { a, agreeing, ending, prepared, the } from "./articles.ts"
import { isTheirs, owned, phrase, some } from "./np.ts"
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

const FOLD: Readonly<Record<number, string>> = { 2: "il doppio", 3: "il triplo" }

/** A number on its own, with a preposition in front. */
export function qty(t: Tongue, q: Qty, prep = ""): string {
  const even = evenly(t, q, null)
  if (even !== null) return even
  switch (q.q) {
    case "n":
      return prepared(prep, String(q.n))
    case "that": {
      const row = t.lexicon.numbers[q.name]
      return row?.known === true
        ? prepared(prep, the(agreeing(row.noun), row.noun.one))
        : prepared(prep, "quel numero")
    }
    case "number": {
      const own = ownName(t.lexicon, q)
      if (own !== null) return prepared(prep, own)
      const noun = numberNoun(t, q.number)
      if (t.lexicon.numbers[q.number].done !== undefined)
        return `${prepared(prep, "il numero")} di ${noun.many} che ${doneSo(t, q, null)}`
      const had = t.lexicon.numbers[q.number].had === true
      const printed = q.printed === true ? ` stampat${ending(agreeing(noun, had))}` : ""
      if (had) return `${prepared(prep, "il numero")} ${owned(t, q.of, noun, true, "di")}${printed}`
      return `${owned(t, q.of, noun, false, prep)}${printed}`
    }
    case "count": {
      const { of, top } = q.what
      const what: Some =
        top === undefined
          ? { ...q.what, det: of === undefined || isPlaced(t.lexicon, q.what) ? "any" : "all" }
          : q.what
      return `${prepared(prep, "il numero")} ${some({ ...t, place: "in" }, what, "di", "object").text}`
    }
    case "total": {
      const noun = numberNoun(t, q.number)
      const over = some({ ...t, place: "in" }, q.over, "di", "object").text
      if (t.lexicon.numbers[q.number].had === true)
        return `${prepared(prep, "il numero")} totale di ${noun.many} ${over}`
      return `${prepared(prep, the(agreeing(noun), noun.one))} totale ${over}`
    }
    case "plus":
      return q.of
        .map((each, i) => qty(t, each, i === 0 ? prep : ""))
        .join(isNumeral(t.lexicon, q) ? " + " : " più ")
    case "minus":
      return q.of.map((each, i) => qty(t, each, i === 0 ? prep : "")).join(" meno ")
    case "times": {
      const { factor, rest } = factorOf(q.of)
      const fold = factor === null ? undefined : FOLD[factor]
      if (factor === 1 && rest.length === 1) return qty(t, rest[0], prep)
      if (fold !== undefined && rest.length === 1) return `${prepared(prep, fold)} ${qty(t, rest[0], "di")}`
      if (factor !== null && rest.length === 1)
        return `${prepared(prep, `${factor} volte`)} ${qty(t, rest[0])}`
      return q.of.map((each, i) => qty(t, each, i === 0 ? prep : "")).join(" per ")
    }
    case "lesser":
      return `${prepared(prep, "il minore")} tra ${q.of.map((each) => qty(t, each)).join(" e ")}`
    case "greater":
      return `${prepared(prep, "il maggiore")} tra ${q.of.map((each) => qty(t, each)).join(" e ")}`
    case "upTo":
      return prepared(prep, `fino ${qty(t, q.most, "a")}`)
    case "either":
      return t.grammar.book.or(q.of.map((each) => qty(t, each, prep)))
  }
}

/** "Fino ad averne quanti ne ha quel giocatore"; what they are is not said twice. */
function evenly(t: Tongue, q: Qty, said: Noun | null): string | null {
  const gap = gapOf(q)
  // The infinitive is yours.
  if (gap === null || gap.less.np !== "you") return null
  const noun = gap.number === null ? t.lexicon.nouns[gap.noun ?? ""] : numberNoun(t, gap.number)
  const end = ending(agreeing(noun, true))
  const more = phrase(t, gap.more, "", "subject")
  const have = conjugated("avere", more, "fact", t.lexicon)
  const mine = said?.one === noun.one ? "averne" : `avere tant${end} ${plural(noun, 2)}`
  return `fino ad ${mine} quant${end} ne ${have} ${more.text}`
}

/** How many times something is done. */
export function often(t: Tongue, q: Qty): string {
  if (q.q === "n") return q.n === 1 ? "1 volta" : `${q.n} volte`
  if (isNumeral(t.lexicon, q)) return `per ${qty(t, q)} volte`
  if (q.q === "that") return t.lexicon.numbers[q.name]?.often ?? "altrettante volte"
  if (q.q === "upTo") return `fino a ${often(t, q.most)}`
  const each = eachCounted(t, q)
  if (each !== null) return `una volta per ${each}`
  const [first, second, ...more] = q.q === "plus" ? q.of : []
  const counted = first === undefined ? null : eachCounted(t, first)
  if (counted !== null && second?.q === "n" && more.length === 0)
    return `una volta per ${counted} e ${second.n === 1 ? "un'altra volta" : `altre ${second.n} volte`}`
  if (isDone(t.lexicon, q))
    return `una volta per ogni ${numberNoun(t, q.number).one} che ${doneSo(t, q, null)}`
  return `un numero di volte pari ${qty(t, q, "a")}`
}

/** "Hai pescato almeno 2 carte in questo turno"; without a number what is counted stands in front. */
export const doneSo = (t: Tongue, q: Extract<Qty, { q: "number" }>, range: [Qty, Compare] | null): string =>
  t.grammar.clause(t, doneClause(q, range), "fact")

function factorOf(of: readonly Qty[]): { factor: number | null; rest: readonly Qty[] } {
  const at = of.findIndex((each) => each.q === "n")
  const found = of[at]
  return found?.q === "n" && of.length > 1
    ? { factor: found.n, rest: of.filter((_, i) => i !== at) }
    : { factor: null, rest: of }
}

/** "Ogni nemico", "ogni moneta che hai": one by one what a number counts; null of any other number. */
export function eachCounted(t: Tongue, q: Qty): string | null {
  if (q.q === "count") return some({ ...t, place: "in" }, { ...q.what, det: "each" }, "", "object").text
  if (q.q !== "number" || !isHad(t.lexicon, q)) return null
  const said = phrase(t, q.of, "", "subject")
  const whose = said.person === 2 ? "" : ` ${said.text}`
  return `ogni ${plural(numberNoun(t, q.number), 1)} che ${conjugated("avere", said, "fact", t.lexicon)}${whose}`
}

/** One of something for each that is counted, where it may stand at the end: "1 carta per ogni nemico". */
export function perEach(t: Tongue, q: Qty, noun: Noun): string | null {
  const each = eachCounted(t, q)
  return each === null ? null : `${amountOf(t, { q: "n", n: 1 }, noun)} per ${each}`
}

/** "3, più 1 per ogni nemico e 1 per ogni Forza che ha"; of a noun or alone; null of any other number. */
export function upFrom(t: Tongue, q: Qty, noun: Noun | null): string | null {
  const up = countedUp(t.lexicon, q)
  if (up === null) return null
  const more = up.more.map((each) => {
    if ("words" in each) return `${each.more} ${each.words}`
    if ("counted" in each) return `${each.more} per ${eachCounted(t, each.counted)}`
    const tokens = each.tokens.map((name) => plural(numberNoun(t, name), 2))
    const near = isTheirs(t, each.of)
    const whose = near ? "che ha" : `che ha ${phrase(t, each.of, "", "subject").text}`
    return `${each.more} per ogni ${t.grammar.book.and(tokens)} ${whose}`
  })
  const from = noun === null ? String(up.from) : amountOf(t, { q: "n", n: up.from }, noun)
  return `${from}, più ${t.grammar.book.and(more)}`
}

/** "X, dove X è il tuo Blocco": what is more than a figure, by a letter; null of any other number. */
export const lettered = (t: Tongue, q: Qty): string | null =>
  q.q === "count" || (q.q === "number" && !isNumeral(t.lexicon, q)) ? `X, dove X è ${qty(t, q)}` : null

/** So much of something. */
export function amountOf(t: Tongue, q: Qty, noun: Noun): string {
  const many = plural(noun, 2)
  const equal = (): string =>
    noun.mass === true ? `${many} pari ${qty(t, q, "a")}` : `un numero di ${many} pari ${qty(t, q, "a")}`
  const even = evenly(t, q, noun)
  if (even !== null) return `${many} ${even}`
  if (q.q !== "n" && isNumeral(t.lexicon, q)) return `${qty(t, q)} ${many}`
  switch (q.q) {
    case "n":
      return q.n === 0 ? many : `${q.n} ${plural(noun, q.n)}`
    case "that": {
      const each = countedOf(t.lexicon, q, noun)
      if (each !== null) return `${amountOf(t, { q: "n", n: 1 }, noun)} per ogni ${each.one}`
      if (t.lexicon.numbers[q.name]?.each !== undefined)
        return `1 ${plural(noun, 1)} ${t.lexicon.numbers[q.name].each ?? ""}`
      if (t.lexicon.numbers[q.name]?.known === true) return equal()
      return `altrettant${ending(agreeing(noun, noun.mass !== true))} ${many}`
    }
    case "plus":
    case "minus": {
      const [first, ...rest] = q.of
      const word = q.q === "plus" ? "più" : "meno"
      return [amountOf(t, first, noun), ...rest.map((each) => qty(t, each))].join(` ${word} `)
    }
    case "times": {
      const { factor, rest } = factorOf(q.of)
      const fold = factor === null ? undefined : FOLD[factor]
      const each = factor === null ? null : eachOf(t.lexicon, rest)
      const counted = rest.length === 1 ? countedOf(t.lexicon, rest[0], noun) : null
      if (factor !== null && counted !== null)
        return `${amountOf(t, { q: "n", n: factor }, noun)} per ogni ${counted.one}`
      if (factor !== null && each !== null) return `${amountOf(t, { q: "n", n: factor }, noun)} ${each}`
      if (factor === 1 && rest.length === 1) return amountOf(t, rest[0], noun)
      const that = fold !== undefined && rest.length === 1 && rest[0].q === "that"
      if (that && noun.mass === true) return `${fold} ${prepared("di", the(agreeing(noun), noun.one))}`
      return that
        ? `${fold} di quell${noun.gender === "f" ? "e" : "i"} ${many}`.replace("quelli", "quei")
        : equal()
    }
    case "number":
      return isItself(t.lexicon, q, noun) ? qty(t, q) : equal()
    case "count":
    case "total":
    case "lesser":
    case "greater":
      return equal()
    case "upTo":
      return `fino a ${amountOf(t, q.most, noun)}`
    case "either":
      return `${qty(t, q)} ${many}`
  }
}

/** "almeno 3 monete". */
export function compared(t: Tongue, q: Qty, by: Compare, noun: Noun | null): string {
  const word = noun === null ? "" : ` ${plural(noun, q.q === "n" ? q.n : 2)}`
  const n = qty(t, q)
  switch (by) {
    case "eq":
      return noun === null ? n : `esattamente ${n}${word}`
    case "ne":
      return noun === null ? `diverso da ${n}` : `un numero di ${noun.many} diverso da ${n}`
    case "ge":
      // At least one of something is something.
      if (
        q.q === "n" &&
        q.n === 1 &&
        noun !== null &&
        (noun.icon === undefined || t.lexicon.habits?.icons === "words")
      )
        return noun.mass === true ? noun.many : a(agreeing(noun), noun.one)
      return `almeno ${n}${word}`
    case "le":
      // What is written as a sign stays at its number: "2 HP o meno".
      return noun?.icon === undefined ? `al massimo ${n}${word}` : `${n}${word} o meno`
  }
}
