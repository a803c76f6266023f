// Italian conditions: "hai almeno 3 monete", "c'è un altro nemico", "che è girato".

import type { Claim, Compare, NP, Some } from "../phrases.ts"
import { GAP, type Tongue } from "../render/grammar.ts"
import { claimed, oneOfSeveral } from "../render/numerals.ts"
import { allButNone, keptKind, keptPlace, toldPlace, wholeNoun } from "../render/many.ts"
import { hasAlone, isAdjunct, isSomebody, sameNP } from "../render/rows.ts"
import { iconMark } from "../token.ts"
import { Unsayable } from "../walk/scope.ts"
import { compared, doneSo, numberNoun, qty } from "./amounts.ts"
import { a, agreeing, ending } from "./articles.ts"
import { likeness, nounOf, owned, phrase, some } from "./np.ts"
import { conjugated } from "./verbs.ts"

const OPPOSITE: Readonly<Record<Compare, string>> = { eq: "diverso da", ne: "", ge: "meno di", le: "più di" }
/** The same of a number that is not had in pieces. */
const BEYOND: Readonly<Record<Compare, string>> = {
  eq: "diverso da",
  ne: "pari a",
  ge: "minore di",
  le: "maggiore di",
}

function subjected(t: Tongue, of: NP, verb: string, negated: boolean, rest: string): string {
  // What was just spoken of, and nothing else, is plain from the verb: "se ha veleno", "se è un nemico".
  const near = of.np === "ref" && t.told.isPlain(of.to, likeness(t, of.to))
  const said = phrase(t, of, "", "subject")
  if (isSomebody(t, of)) t.told.othersAct()
  const form = conjugated(verb, said, negated ? "not" : "fact", t.lexicon)
  const same = t.told.acting !== null && sameNP(of, t.told.acting)
  if (said.person === 3 && of.np !== "gap") t.told.acts(of)
  return (said.person === 2 && !said.many) || same || near
    ? `${form} ${rest}`
    : `${said.text} ${form} ${rest}`
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
      if (mine !== undefined) return negated ? `non ${mine}` : mine
      const theirs = hasAlone(t, c)
      if (theirs !== null) {
        const text = `${negated ? "non " : ""}è ${owned(t, theirs.who, nounOf(t, theirs.noun), false, "")}`
        if (!negated) t.told.identify(theirs.whom, theirs.who.to)
        return text
      }
      const [first, second] = c.b.np === "you" ? [c.b, c.a] : [c.a, c.b]
      return subjected(t, first, "essere", negated, phrase(t, second, "").text)
    }
    case "kind": {
      const noun = nounOf(t, c.noun)
      return subjected(t, c.of, "essere", negated, a(agreeing(noun), wholeNoun(noun)))
    }
    case "here":
      return subjected(t, c.of, "essere", negated, negated ? "più in gioco" : "ancora in gioco")
    case "at":
      return subjected(t, c.of, "essere", negated, t.grammar.zone(t, { np: "zone", zone: c.zone }, "in"))
    case "twin":
      return subjected(t, c.a, "avere", negated, `lo stesso nome ${phrase(t, c.b, "di").text}`)
    case "exists": {
      const all = negated ? allButNone(c.what) : null
      if (all !== null) return claim(t, { c: "kind", of: { np: "some", some: all.some }, noun: all.noun })
      const kept = keptPlace(t.lexicon, c.what)
      if (kept !== null) {
        const { noun } = t.lexicon.zones[kept.zone]
        const verb = conjugated(
          "essere",
          { person: 3, many: noun.plural === true },
          negated ? "fact" : "not",
          t.lexicon,
        )
        return `${owned(t, kept.of, noun, false, "")} ${verb} vuot${ending(agreeing(noun))}`
      }
      const kind = keptKind(t.lexicon, c.what)
      if (kind !== null) {
        const noun = nounOf(t, c.what.nouns[0])
        const rest = negated ? noun.many : a(agreeing(noun), noun.one)
        return subjected(t, kind.of, "avere", negated, `${rest} ${kind.kept}`)
      }
      const said = some(t, { ...c.what, det: negated ? "no" : c.what.det }, "", "object")
      const there = toldPlace(t.lexicon, c.what)
      if (there !== null)
        return `${t.grammar.zone(t, { np: "zone", zone: there }, "in")} ${negated ? "non " : ""}${said.many ? "ci sono" : "c'è"} ${said.text}`
      return `${negated ? "non " : ""}${said.many ? "ci sono" : "c'è"} ${said.text}`
    }
    case "clause":
      return t.grammar.clause(t, c.clause, negated ? "not" : "fact")
    case "and":
    case "or": {
      const either = c.c === "or" && !negated ? oneOfSeveral(c.of) : null
      if (either !== null) return claim(t, either)
      const word = (c.c === "and") === negated ? "o" : "e"
      // "Ed è", for the ear.
      return c.of
        .map((each) => claim(t, each, negated))
        .reduce((all, each) => `${all} ${word === "e" && /^[eèé]/.test(each) ? "ed" : word} ${each}`)
    }
    case "not":
      return claim(t, c.of, !negated)
    case "did":
      if (t.told.doer?.np === "you") return negated ? "non lo fai" : "lo fai"
      return negated ? "ciò non è successo" : "ciò è successo"
    case "won": {
      const way = t.lexicon.ways[c.way] ?? `‹way.${c.way}›`
      return negated ? `il voto non è «${way}»` : `il voto è «${way}»`
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
    // What is written as a sign stays at its number, and "finché non" is another thing.
    const sign = noun.icon !== undefined && t.lexicon.habits?.icons !== "words"
    if (by === "eq" && b.q === "n" && b.n === 0 && sign && !negated)
      return subjected(t, one.of, "avere", false, `0 ${iconMark(noun.icon ?? "", noun.many)}`)
    if (by === "eq" && b.q === "n" && b.n === 0) return subjected(t, one.of, "avere", !negated, noun.many)
    const rest =
      negated && by === "eq"
        ? compared(t, b, "ne", noun)
        : negated && by !== "ne"
          ? `${OPPOSITE[by]} ${qty(t, b)} ${noun.many}`
          : compared(t, b, negated ? "eq" : by, noun)
    return subjected(t, one.of, "avere", false, rest)
  }
  if (one.q === "count" && b.q === "n" && b.n === 0 && by === "eq")
    return claim(t, { c: "exists", what: { ...one.what, det: "a" } }, !negated)
  const kept = one.q === "count" ? keptPlace(t.lexicon, one.what) : null
  if (one.q === "count" && kept !== null && !negated) {
    const noun = nounOf(t, one.what.nouns[0])
    return subjected(t, kept.of, "avere", false, `${compared(t, b, by, noun)} ${kept.kept}`)
  }
  const text = negated ? `${BEYOND[by]} ${qty(t, b)}` : compared(t, b, by, null)
  const many = one.q === "number" && numberNoun(t, one.number).plural === true
  return `${qty(t, one)} ${many ? "sono" : "è"} ${text}`
}

const isGaps = ({ of, nouns }: Some): boolean =>
  of !== undefined && of !== "others" && of.np === "gap" && nouns.length === 1

/** What follows a noun that was said with its number. */
const tailOf = (t: Tongue, what: Some): string => {
  const whole = some(t, { ...what, det: "any" }, "", "object").text
  return whole.slice(nounOf(t, what.nouns[0]).many.length)
}

/** After its noun; after "il primo" it is what only one is the first to have. */
export function relative(t: Tongue, c: Claim, about: Some): string {
  const text = related(t, c, about)
  return about.det === "first" ? text.replace(/^con /, "ad avere ") : text
}

function related(t: Tongue, c: Claim, about: Some, negated = false): string {
  const inner: Tongue = { ...t, about, place: "in" }
  if (c.c === "not") return related(t, c.of, about, !negated)
  if (c.c === "clause" && !negated && isAdjunct(t.lexicon, c.clause))
    return t.grammar.clause(inner, c.clause, "fact", { tail: true })
  if (c.c === "or" || c.c === "and")
    return c.of
      .map((each) => related(t, each, about, negated))
      .join((c.c === "and") === negated ? " o " : " e ")
  const had = c.c === "compare" && c.a.q === "number" && t.lexicon.numbers[c.a.number]?.had !== undefined
  if (c.c === "compare" && c.a.q === "number" && c.a.of.np === "gap" && !(had && negated)) {
    const noun = numberNoun(t, c.a.number)
    if (negated) return `con ${noun.one} ${BEYOND[c.by]} ${qty(inner, c.b)}`
    if (had && c.by === "eq" && c.b.q === "n" && c.b.n === 0) return `senza ${noun.many}`
    return had
      ? `con ${compared(inner, c.b, c.by, noun)}`
      : `con ${noun.one} ${compared(inner, c.b, c.by, null)}`
  }
  if (c.c === "compare" && c.a.q === "count" && isGaps(c.a.what) && !negated) {
    const noun = nounOf(t, c.a.what.nouns[0])
    const kept = keptPlace(t.lexicon, c.a.what)
    const tail = kept === null ? tailOf(inner, c.a.what) : ` ${kept.kept}`
    return `con ${compared(inner, c.b, c.by, noun)}${tail}`
  }
  if (c.c === "exists" && c.what.of !== undefined && c.what.of !== "others" && c.what.of.np === "gap")
    return negated
      ? `senza ${some(inner, { ...c.what, det: "any" }, "", "object").text}`
      : `con ${some(inner, c.what, "", "object").text}`
  if (c.c === "same" && c.a.np === "reached" && c.a.by === "controller" && c.a.of.np === "gap") {
    const said = phrase(inner, c.b, "", "subject")
    const verb = conjugated("controllare", said, negated ? "not" : "fact", t.lexicon)
    return said.person === 2 ? `che ${verb}` : `che ${said.text} ${verb}`
  }
  const text = claim(inner, c, negated)
  return text.includes(GAP) ? `che ${text.replace(`${GAP} `, "")}` : `se ${text}`
}
