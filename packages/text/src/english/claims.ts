// English conditions: "you have 3 or more coins", "there is another foe", "that is turned".

import type { Claim, Compare, NP, Some } from "../phrases.ts"
import { GAP, type Tongue } from "../render/grammar.ts"
import { claimed, oneOfSeveral } from "../render/numerals.ts"
import { allButNone, keptKind, keptPlace, toldPlace, wholeNoun } from "../render/many.ts"
import { hasAlone, isAdjunct } from "../render/rows.ts"
import { Unsayable } from "../walk/scope.ts"
import { compared, doneSo, numberNoun, qty } from "./amounts.ts"
import { a } from "./nouns.ts"
import { adorned, np, nounOf, owned, some } from "./np.ts"
import { conjugated } from "./verbs.ts"

/** The opposite of a comparison, in whole numbers. */
const OPPOSITE: Readonly<Record<Compare, string>> = { eq: "not", ne: "", ge: "less than", le: "more than" }

function subjected(t: Tongue, of: NP, verb: string, negated: boolean, rest: string): string {
  const said = np(t, of, "subject")
  return `${said.text} ${conjugated(verb, said, negated ? "not" : "fact")} ${rest}`
}

export function claim(tongue: Tongue, c: Claim, negated = false): string {
  const t: Tongue = { ...tongue, place: "in" }
  switch (c.c) {
    case "compare":
      return compare(t, c, negated)
    case "same": {
      const named =
        c.a.np === "named" && c.b.np === "you" ? c.a : c.b.np === "named" && c.a.np === "you" ? c.b : null
      const mine = named === null ? undefined : t.lexicon.whoms[named.whom].you
      if (mine !== undefined && !negated) return mine
      const theirs = hasAlone(t, c)
      if (theirs !== null) {
        const text = `it is ${negated ? "not " : ""}${owned(t, theirs.who, nounOf(t, theirs.noun).one)}`
        if (!negated) t.told.identify(theirs.whom, theirs.who.to)
        return text
      }
      const [first, second] = c.b.np === "you" ? [c.b, c.a] : [c.a, c.b]
      return subjected(t, first, "be", negated, np(t, second, "object").text)
    }
    case "kind":
      return subjected(t, c.of, "be", negated, a(wholeNoun(nounOf(t, c.noun))))
    case "here":
      return negated
        ? subjected(t, c.of, "be", true, "there any more")
        : subjected(t, c.of, "be", false, "still there")
    case "at":
      return subjected(t, c.of, "be", negated, t.grammar.zone(t, { np: "zone", zone: c.zone }, "in"))
    case "twin":
      return subjected(t, c.a, "have", negated, `the same name as ${np(t, c.b, "object").text}`)
    case "exists": {
      const all = negated ? allButNone(c.what) : null
      if (all !== null) return claim(t, { c: "kind", of: { np: "some", some: all.some }, noun: all.noun })
      const kept = keptPlace(t.lexicon, c.what)
      if (kept !== null)
        return `${owned(t, kept.of, t.lexicon.zones[kept.zone].noun.one)} is ${negated ? "" : "not "}empty`
      const kind = keptKind(t.lexicon, c.what)
      if (kind !== null) {
        const { one, many } = adorned(t, c.what)
        return subjected(t, kind.of, "have", false, `${negated ? `no ${many}` : a(one)} ${kind.kept}`)
      }
      const said = some(t, { ...c.what, det: negated ? "no" : c.what.det })
      const there = toldPlace(t.lexicon, c.what)
      const place = there === null ? "" : ` ${t.grammar.zone(t, { np: "zone", zone: there }, "in")}`
      return `there ${said.many ? "are" : "is"} ${said.text}${place}`
    }
    case "clause":
      return t.grammar.clause(t, c.clause, negated ? "not" : "fact")
    case "and":
    case "or": {
      const either = c.c === "or" && !negated ? oneOfSeveral(c.of) : null
      if (either !== null) return claim(t, either)
      const word = (c.c === "and") === negated ? " or " : " and "
      return c.of.map((each) => claim(t, each, negated)).join(word)
    }
    case "not":
      return claim(t, c.of, !negated)
    case "did":
      if (t.told.doer?.np === "you") return negated ? "you don't" : "you do"
      return negated ? "that did not happen" : "that happened"
    case "won": {
      const way = t.lexicon.ways[c.way] ?? `‹way.${c.way}›`
      return negated ? `the vote is not for ${way}` : `the vote is for ${way}`
    }
    case "says":
      throw new Unsayable(`no row says "${c.field}" is "${c.word}"`)
  }
}

function compare(t: Tongue, { a: one, by, b }: Extract<Claim, { c: "compare" }>, negated: boolean): string {
  const own = negated ? null : claimed(t.lexicon, one, by, b)
  if (own !== null) return own
  if (one.q === "number" && t.lexicon.numbers[one.number]?.done !== undefined && !negated)
    return doneSo(t, one, [b, by])
  if (one.q === "number" && t.lexicon.numbers[one.number]?.had !== undefined) {
    const noun = numberNoun(t, one.number)
    const rest =
      negated && by !== "ne" ? `${OPPOSITE[by]} ${qty(t, b)} ${noun.many}` : compared(t, b, by, noun)
    return subjected(t, one.of, "have", false, rest.replace(/^not /, "a number other than "))
  }
  if (one.q === "count" && b.q === "n" && b.n === 0 && by === "eq")
    return claim(t, { c: "exists", what: one.what }, !negated)
  const kept = one.q === "count" ? keptPlace(t.lexicon, one.what) : null
  if (one.q === "count" && kept !== null && !negated)
    return subjected(t, kept.of, "have", false, `${compared(t, b, by, adorned(t, one.what))} ${kept.kept}`)
  const text = negated ? `${OPPOSITE[by]} ${qty(t, b)}`.trim() : compared(t, b, by, null)
  return `${qty(t, one)} is ${text}`
}

const isGaps = ({ of, nouns }: Some): boolean =>
  of !== undefined && of !== "others" && of.np === "gap" && nouns.length === 1

/** What follows a noun that was said with its number. */
const tailOf = (t: Tongue, what: Some): string => {
  const whole = some(t, { ...what, det: "any" }).text
  return whole.slice(adorned(t, what).many.length)
}

/** After its noun; after "the first" it is what only one is the first to have. */
export function relative(t: Tongue, c: Claim, about: Some): string {
  const text = related(t, c, about)
  return about.det === "first" ? text.replace(/^with /, "to have ") : text
}

function related(t: Tongue, c: Claim, about: Some, negated = false): string {
  const who = about.nouns.every((key) => nounOf(t, key).person === true) ? "who" : "that"
  const inner: Tongue = { ...t, about, place: "in" }
  if (c.c === "not") return related(t, c.of, about, !negated)
  if (c.c === "clause" && !negated && isAdjunct(t.lexicon, c.clause))
    return t.grammar.clause(inner, c.clause, "fact", { tail: true })
  if (c.c === "or" || c.c === "and")
    return c.of
      .map((each) => related(t, each, about, negated))
      .join((c.c === "and") === negated ? " or " : " and ")
  if (c.c === "compare" && c.a.q === "number" && c.a.of.np === "gap") {
    const had = t.lexicon.numbers[c.a.number]?.had !== undefined
    const noun = numberNoun(t, c.a.number)
    if (had && !negated) return `with ${compared(inner, c.b, c.by, noun)}`
    const text = negated ? `${OPPOSITE[c.by]} ${qty(inner, c.b)}` : compared(inner, c.b, c.by, null)
    return had ? `with ${text} ${noun.many}` : `with ${noun.one} ${text}`
  }
  if (c.c === "compare" && c.a.q === "count" && isGaps(c.a.what)) {
    const { one, many } = adorned(t, c.a.what)
    const text = negated
      ? `${OPPOSITE[c.by]} ${qty(inner, c.b)} ${many}`
      : compared(inner, c.b, c.by, { one, many })
    const kept = keptPlace(t.lexicon, c.a.what)
    return `with ${text}${kept === null ? tailOf(inner, c.a.what) : ` ${kept.kept}`}`
  }
  if (c.c === "exists" && c.what.of !== undefined && c.what.of !== "others" && c.what.of.np === "gap")
    return `with ${some(inner, { ...c.what, det: negated ? "no" : c.what.det }).text}`
  if (c.c === "same" && c.a.np === "reached" && c.a.by === "controller" && c.a.of.np === "gap") {
    const said = np(inner, c.b, "subject")
    return `that ${said.text} ${conjugated("control", said, negated ? "not" : "fact")}`
  }
  // With a gap in it a claim is a relative clause once the pronoun goes.
  const text = claim(inner, c, negated)
  return text.includes(GAP) ? `${who} ${text.replace(`${GAP} `, "")}` : `if ${text}`
}
