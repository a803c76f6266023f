// Which phrases are in the plural, and which places are worth a word, in any language.

import type { Lexicon, Noun } from "../lexicon.ts"
import type { Claim, Det, NP, Qty, Some } from "../phrases.ts"
import type { Tongue } from "./grammar.ts"

/** One figure and the next: "1 or 2" rather than "1 to 2". */
export const isPair = (from: Qty, to: Qty): boolean => from.q === "n" && to.q === "n" && to.n === from.n + 1

/** With what stands behind it. */
export const wholeNoun = ({ one, tail }: Noun): string => (tail === undefined ? one : `${one} ${tail}`)

const isOne = (q: Qty): boolean => q.q === "n" && q.n === 1

export function isMany(det: Det, top: Qty | undefined): boolean {
  if (top !== undefined) return !isOne(top)
  if (typeof det === "string") return det === "all" || det === "any" || det === "any number"
  if ("exactly" in det) return !isOne(det.exactly)
  return "upTo" in det ? !isOne(det.upTo) : true
}

/** What such things are called for the one place where they lie: "dead". */
export function placeWord({ zones, nouns }: Lexicon, what: Pick<Some, "zones" | "nouns">): string | null {
  const [[zone, ...places], [key, ...more]] = [what.zones ?? [], what.nouns]
  if (zone === undefined || key === undefined || places.length > 0 || more.length > 0) return null
  const noun = nouns[key]
  // What may be called something else altogether has no place for a word.
  return noun?.any === undefined && noun?.person !== true ? (zones[zone].word ?? null) : null
}

/** Places that are not where such things are anyway. */
export const awayFrom = (lexicon: Lexicon, { zones = [], nouns }: Some): string[] =>
  zones.filter((zone) => {
    if (placeWord(lexicon, { zones, nouns }) !== null) return false
    const { home } = lexicon.zones[zone]
    if (home === undefined || home === true) return home === undefined
    const { of = [], with: others = {} } = home
    const known = Object.keys(others).filter((other) => zones.includes(other))
    const there = [...of, ...known.flatMap((other) => others[other])]
    return !nouns.some((noun) => there.includes(noun))
  })

/** Some of your own things, where the verb expects them: neither whose they are nor where they lie is said. */
export function atHome({ home }: Tongue, { zones, of, ...what }: Some): Some | null {
  const yours = of !== undefined && of !== "others" && of.np === "you"
  if (home === null || zones?.join() !== home || !yours || what.top !== undefined) return null
  // All of a place is called by the place; all of some sort in it are not.
  const sorted = what.det === "all" && what.where.length > 0
  return sorted || what.det === "a" || what.det === "any number" || typeof what.det === "object" ? what : null
}

/** Of whom it is true as well what is said of all of these, by noun. */
export function besides({ tests }: Lexicon, { det, where, nouns }: Some): string | null {
  const [only, ...more] = where
  if ((det !== "all" && det !== "each") || only?.c !== "clause" || only.clause.table !== "tests") return null
  const row = tests[only.clause.key]
  return more.length === 0 && "say" in row ? (row.besides?.[nouns.join()] ?? null) : null
}

/** All, or each, of whom something is true that is true of but one: that one. */
export function theOnly({ tests }: Lexicon, what: Some): Some | null {
  const [only, ...more] = what.where
  if (
    (what.det !== "all" && what.det !== "each") ||
    only?.c !== "clause" ||
    only.clause.table !== "tests" ||
    more.length > 0
  )
    return null
  const row = tests[only.clause.key]
  return "say" in row && row.single === what.nouns.join() ? { ...what, det: "the" } : null
}

/** Is the place said where it lies? */
export const isPlaced = (lexicon: Lexicon, some: Some): boolean => awayFrom(lexicon, some).length > 0

/** Whose things are, by noun, that could be anybody's in the one place where they are. */
export const aloneIn = (lexicon: Lexicon, { zones = [], of }: Some): string | null =>
  of === undefined && zones.length === 1 ? (lexicon.zones[zones[0]].alone ?? null) : null

/** What you take off others and out of a place of nobody's: all that you do not control of what lies in both. */
export function offOthers(
  { place, lexicon }: Tongue,
  { zones = [], ...what }: Some,
): { some: Some; from: string } | null {
  const [own, from, ...more] = zones
  const isOthers = (claim: Claim): boolean =>
    claim.c === "not" &&
    claim.of.c === "same" &&
    claim.of.a.np === "reached" &&
    claim.of.a.by === "controller" &&
    claim.of.a.of.np === "gap" &&
    claim.of.b.np === "you"
  if (place !== "off" || from === undefined || more.length > 0 || what.det !== "a") return null
  if (lexicon.zones[own].own !== true || lexicon.zones[from].own === true) return null
  // Of what is somewhere else the place has to be said.
  if (awayFrom(lexicon, { ...what, zones }).length > 0) return null
  const where = what.where.filter((claim) => !isOthers(claim))
  return where.length === what.where.length ? null : { some: { ...what, where }, from }
}

/** All that lies in a place of somebody's own, and nothing said of it: that place. */
export function wholePlace(
  lexicon: Lexicon,
  { zones = [], nouns, of, other, where, top, among }: Some,
): { zone: string; of: NP | null } | null {
  const [zone, ...more] = zones
  if (zone === undefined || more.length > 0 || of === "others" || where.length > 0) return null
  if (other !== undefined || top !== undefined || among !== undefined) return null
  const row = lexicon.zones[zone]
  return row.own === true && nouns.join() === row.holds ? { zone, of: of ?? null } : null
}

/** The same of what a clause speaks of, all at once or one by one; "them", once it was spoken of. */
export function wholeOf(t: Tongue, role: NP): ReturnType<typeof wholePlace> {
  if (role.np === "some") return wholePlace(t.lexicon, role.some)
  if (role.np !== "ref" || role.to.some.det !== "each" || t.told.knows(role.to)) return null
  const whole = wholePlace(t.lexicon, role.to.some)
  if (whole !== null) t.told.mention(role.to, "they")
  return whole
}

/** The same of things that are counted there: "3 cards in hand". */
export function keptPlace(lexicon: Lexicon, what: Some): { zone: string; of: NP; kept: string } | null {
  const place = wholePlace(lexicon, what)
  const kept = place === null ? undefined : lexicon.zones[place.zone].kept
  return place === null || place.of === null || kept === undefined
    ? null
    : { zone: place.zone, of: place.of, kept }
}

/** Things of a kind that somebody has there: "you have no spells in hand". */
export function keptKind(lexicon: Lexicon, what: Some): { of: NP; kept: string } | null {
  const [zone, ...more] = what.zones ?? []
  const kept = zone === undefined || more.length > 0 ? undefined : lexicon.zones[zone].kept
  const plain = what.where.length === 0 && what.other === undefined && what.top === undefined
  if (kept === undefined || !plain || what.nouns.length !== 1 || what.of === undefined) return null
  return what.of === "others" ? null : { of: what.of, kept }
}

/** A place that has to be said for what is there, though it is at home there. */
export const toldPlace = (lexicon: Lexicon, { zones = [] }: Some): string | null =>
  zones.length === 1 && lexicon.zones[zones[0]].told === true ? zones[0] : null

/** There is none that is not one: each of them is one. */
export function allButNone(what: Some): { some: Some; noun: string } | null {
  const [only, ...more] = what.where
  if (more.length > 0 || only?.c !== "not" || only.of.c !== "kind" || only.of.of.np !== "gap") return null
  return { some: { ...what, det: "each", where: [] }, noun: only.of.noun }
}

/** Of a list, only what is of some kind: "an event among them". */
export const isKindAmong = ({ nouns }: Some, among: NP): boolean =>
  among.np === "ref" && among.to.some.nouns.join() !== nouns.join()

/** All of a list but the one that was chosen from it: "the others". */
export const isRest = ({ det, other, where }: Some, among: NP): boolean =>
  (det === "all" || det === "each") &&
  where.length === 0 &&
  among.np === "ref" &&
  other?.np === "ref" &&
  other.to.some.among?.np === "ref" &&
  other.to.some.among.to === among.to
