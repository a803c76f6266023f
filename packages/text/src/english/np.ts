// English noun phrases: "a foe", "another player's thing", "the top 2 cards of the deck", "it".

import type { Noun } from "../lexicon.ts"
import type { NP, Qty, Referent, Some } from "../phrases.ts"
import { adjectivesOf } from "../render/adjectives.ts"
import { GAP, type SpokenPhrase, type Tongue } from "../render/grammar.ts"
import {
  aloneIn,
  atHome,
  awayFrom,
  besides,
  isMany,
  isPair,
  isRest,
  isKindAmong,
  offOthers,
  theOnly,
} from "../render/many.ts"
import { sameNP } from "../render/rows.ts"
import { Unsayable } from "../walk/scope.ts"
import { a, intoZone, ordinal, possessive } from "./nouns.ts"

const third = (text: string, many: boolean): SpokenPhrase => ({ text, person: 3, many, gender: "m" })

export function nounOf(t: Tongue, key: string): Noun {
  const noun = t.lexicon.nouns[key]
  if (noun === undefined) throw new Unsayable(`no noun for "${key}"`)
  return noun
}

const words = (t: Tongue, nouns: readonly string[], many: boolean): string => {
  if (nouns.length === 0) throw new Unsayable("something without a noun")
  const each = nouns.map((key) => (many ? nounOf(t, key).many : nounOf(t, key).one))
  return sharedHead(t, each) ?? t.grammar.book.or(each)
}

/** "Rare or uncommon card": nouns that differ in the words in front of the same one share it. */
function sharedHead(t: Tongue, nouns: readonly string[]): string | null {
  const [head, ...others] = new Set(nouns.map((noun) => noun.slice(noun.lastIndexOf(" ") + 1)))
  if (nouns.length < 2 || others.length > 0 || nouns.some((noun) => noun === head)) return null
  return `${t.grammar.book.or(nouns.map((noun) => noun.slice(0, -head.length - 1)))} ${head}`
}

/** "A player or foe"; long nouns have an article each. */
const articled = (t: Tongue, nouns: readonly string[]): string => {
  const each = nouns.map((key) => nounOf(t, key).one)
  const shared = sharedHead(t, each)
  if (shared !== null) return a(shared)
  return each.some((noun) => noun.includes(" ")) ? t.grammar.book.or(each.map(a)) : a(words(t, nouns, false))
}

/** With the words that stand in front of it. */
export function adorned(t: Tongue, what: Some): Pick<Noun, "one" | "many"> {
  const before = adjectivesOf(t.lexicon, what).words.join(", ").replace(/.$/, "$& ")
  return { one: before + words(t, what.nouns, false), many: before + words(t, what.nouns, true) }
}

const isPerson = (t: Tongue, some: Some): boolean => some.nouns.some((key) => nounOf(t, key).person === true)
/** Somebody, also where it may be something, is "they". */
const likeness = (t: Tongue, some: Some, many: boolean): string => (many || isPerson(t, some) ? "they" : "it")

export function np(t: Tongue, phrase: NP, as: "subject" | "object"): SpokenPhrase {
  switch (phrase.np) {
    case "you":
      return { text: "you", person: 2, many: false, gender: "m" }
    case "this": {
      const near = t.told.isThis("it")
      t.told.mentionThis("it")
      return third(near ? "it" : self(t, phrase), false)
    }
    case "gap":
      return third(GAP, t.about !== null && isMany(t.about.det, t.about.top))
    case "name":
      return third(phrase.text, false)
    case "named":
      return named(t, phrase.whom, as)
    case "some":
      return some(t, phrase.some)
    case "zone":
      return third(zone(t, phrase, "the"), false)
    case "reached":
      if (phrase.by === "next") return third(`the player after ${np(t, phrase.of, "object").text}`, false)
      if (phrase.past === true)
        return third(t.grammar.book.reachedThen(phrase.by, np(t, phrase.of, "object").text), false)
      return third(owned(t, phrase.of, t.grammar.book.reach[phrase.by]), false)
    case "both":
      return third(phrase.of.map((each) => np(t, each, as).text).join(" and "), true)
    case "sorted":
      // The order is the clause's: it stands behind the place.
      return np(t, phrase.of, as)
    case "ref": {
      const { some: what, many } = phrase.to
      const alike = likeness(t, what, many)
      const told = t.told.meets(phrase.to) ? some(t, what) : null
      const mention = t.told.mention(phrase.to, alike)
      if (told !== null) return told
      return mention === "plain" ? pronoun(alike, as) : third(again(t, phrase.to), many)
    }
  }
}

/** "The active player", then "they". */
function named(t: Tongue, whom: string, as: "subject" | "object"): SpokenPhrase {
  const alias = t.told.alias(whom)
  if (alias !== undefined) return np(t, { np: "ref", to: alias }, as)
  const { noun, beside, each } = t.lexicon.whoms[whom]
  const near = beside !== undefined && t.told.isPlain(beside.whom, "they") ? beside.noun : null
  const mention = t.told.mentionNamed(whom, noun.person === true ? "they" : "it")
  return mention === "plain" && noun.person === true
    ? pronoun("they", as)
    : third(`${each === true ? "each" : "the"} ${near ?? noun.one}`, noun.plural === true)
}

/** "This card", or what it calls itself. */
const self = (t: Tongue, { noun = "card" }: Extract<NP, { np: "this" }>): string =>
  `this ${nounOf(t, noun).one}`

/** "That foe"; "the second foe", where there are two. */
function again(t: Tongue, to: Referent): string {
  const rank = t.told.rank(to)
  return `${rank > 0 ? `the ${ordinal(rank)}` : to.many ? "those" : "that"} ${words(t, to.some.nouns, to.many)}`
}

const pronoun = (alike: string, as: "subject" | "object"): SpokenPhrase =>
  alike === "it" ? third("it", false) : third(as === "subject" ? "they" : "them", true)

/** Whoever does it: what they choose need not be called their choice. */
const isSubject = (t: Tongue, who: NP): boolean =>
  [t.subject, t.asked].some((each) => each !== null && sameNP(each, who))

/** In which order, of several things. */
export const orderOf = (t: Tongue, by: NP): string =>
  isSubject(t, by) ? "in any order" : `in an order of ${owned(t, by, "choice")}`

/** Something of somebody: "your might", "that foe's might", "the might of a player or foe". */
export function owned(t: Tongue, owner: NP, what: string, past?: true): string {
  switch (owner.np) {
    case "you":
      return `your ${what}`
    case "gap":
      return `${t.about !== null && isPerson(t, t.about) ? "their" : "its"} ${what}`
    case "this":
      if (t.told.isThis("it")) return past ? `the ${what} it had` : `its ${what}`
      t.told.mentionThis("it")
      return past ? `the ${what} ${self(t, owner)} had` : `${self(t, owner)}'s ${what}`
    case "ref": {
      const { some: whose, many } = owner.to
      const alike = likeness(t, whose, many)
      const told = t.told.meets(owner.to) ? some(t, whose).text : null
      const mention = t.told.mention(owner.to, alike)
      if (told !== null) return ofLong(told, what)
      // What is the subject's own is theirs, whoever else has been named.
      const plain = mention === "plain" || (t.subject !== null && sameNP(t.subject, owner))
      const had = past === true || owner.past === true
      const name = again(t, owner.to)
      if (whose.nouns.length > 1 && !plain) return `the ${what} ${had ? `${name} had` : `of ${name}`}`
      if (had) return `the ${what} ${plain ? (alike === "it" ? "it" : "they") : name} had`
      return plain ? `${alike === "it" ? "its" : "their"} ${what}` : `${possessive(name)} ${what}`
    }
    case "named": {
      const name = named(t, owner.whom, "object").text
      return name === "them" ? `their ${what}` : `${possessive(name)} ${what}`
    }
    case "name":
      return `${possessive(owner.text)} ${what}`
    default:
      return ofLong(np(t, owner, "object").text, what)
  }
}

/** Short owners stand in front, long ones behind. */
const ofLong = (owner: string, what: string): string =>
  /^(?:a|an|another|each|each other|your) \w+$/.test(owner)
    ? `${possessive(owner)} ${what}`
    : `the ${what} of ${owner}`

/** The one noun phrase. */
export function some(t: Tongue, what: Some): SpokenPhrase {
  const home = atHome(t, what)
  if (home !== null) return some({ ...t, home: null }, home)
  const only = theOnly(t.lexicon, what)
  if (only !== null) return some(t, only)
  const off = offOthers(t, what)
  if (off !== null) {
    const place = zone(t, { np: "zone", zone: off.from }, "the")
    return third(`${some(t, off.some).text} from another player or ${place}`, false)
  }
  const many = isMany(what.det, what.top)
  const away = awayFrom(t.lexicon, what)
  const placed = away.length > 0
  const other = what.another === true ? "other " : ""
  const { one, many: all } = adorned(t, what)
  const owner = placed ? undefined : what.of
  const alone = placed ? null : aloneIn(t.lexicon, what)
  const count = (q: Qty): string =>
    owner === undefined || owner === "others"
      ? `${t.grammar.qty(t, q)} ${other}${many ? all : one}`
      : `${t.grammar.qty(t, q)} of ${owned(t, owner, other + all)}`
  let text = ""
  if (what.every !== undefined)
    return third(`the top ${one} of ${zone(t, { np: "zone", zone: what.every }, "the")}`, true)
  if (what.parts !== undefined)
    return third(listOf(what.parts.map((each) => np(t, each, "object").text)), true)
  if (what.among !== undefined) return third(amongText(t, what, what.among), many)
  if (what.top !== undefined) text = many ? `the top ${t.grammar.qty(t, what.top)} ${all}` : `the top ${one}`
  else if (typeof what.det === "object")
    text =
      "exactly" in what.det
        ? count(what.det.exactly)
        : "upTo" in what.det
          ? `up to ${count(what.det.upTo)}`
          : `${t.grammar.qty(t, what.det.from)} ${isPair(what.det.from, what.det.to) ? "or" : "to"} ${count(what.det.to)}`
  else
    switch (what.det) {
      case "a":
        if (owner === "others") text = `another player's ${other}${one}`
        else if (owner !== undefined) text = `${other === "" ? "one" : "another"} of ${owned(t, owner, all)}`
        else if (alone !== null && other === "") text = `${possessive(a(nounOf(t, alone).one))} ${one}`
        else text = other === "" ? (freely(t, what) ?? single(t, what, one)) : `another ${one}`
        break
      case "each":
        if (owner === "others") text = `each ${other}${one} of another player`
        else text = owner === undefined ? `each ${other}${one}` : `each of ${owned(t, owner, other + all)}`
        break
      case "all":
        if (owner === "others") text = `the other players' ${other}${all}`
        else text = owner === undefined ? `all ${other}${all}` : owned(t, owner, other + all)
        break
      case "the":
        text = `the ${other}${one}`
        break
      case "first":
        text = `the first ${other}${one}`
        break
      case "no":
        text = `no ${other}${one}`
        break
      case "any":
        text = `${other}${all}`
        break
      case "any number":
        text = `any number of ${owner === undefined || owner === "others" ? other + all : owned(t, owner, other + all)}`
        break
    }
  if (typeof what.det === "object" && owner === "others") text += " of other players"
  const { where } = adjectivesOf(t.lexicon, what)
  const relative = where
    .map((claim, i) => `${i === 0 ? " " : " and "}${t.grammar.relative({ ...t, about: what }, claim, what)}`)
    .join("")
  // Out of which place stands near the verb's other place, not between a thing and what is said of it.
  const late = placed && t.place === "from" && what.det === "all" && what.top === undefined
  if (late) text += relative + places(t, away, what)
  else if (placed) text += places(t, away, what)
  else if (alone !== null && (what.det !== "a" || other !== "")) text += ` of any ${nounOf(t, alone).one}`
  const tail = what.nouns.length === 1 ? nounOf(t, what.nouns[0]).tail : undefined
  if (tail !== undefined) text += ` ${tail}`
  if (what.other !== undefined && what.another !== true)
    text += ` other than ${np(t, what.other, "object").text}`
  if (!late) text += relative
  const more = besides(t.lexicon, what)
  if (more !== null) text += ` and the ${nounOf(t, more).one}`
  if (what.chooser !== undefined && !isSubject(t, what.chooser) && freely(t, what) === null)
    text += `${/ (?:that|who|not|with) /.test(text) ? "," : ""} of ${owned(t, what.chooser, "choice")}`
  return third(text, many)
}

/** One noun may have words in front of it, of several each may have an article. */
const single = (t: Tongue, { nouns }: Some, one: string): string =>
  nouns.length === 1 ? a(one) : articled(t, nouns)

/** "Any player", where there is a word for it. */
const freely = (t: Tongue, { free, nouns }: Some): string | null =>
  free === true && nouns.length === 1 ? (nounOf(t, nouns[0]).any ?? null) : null

const listOf = (parts: readonly string[]): string => `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`

/** "One of them", "up to 2 of those cards", "the others". */
function amongText(t: Tongue, what: Some, among: NP): string {
  if (isRest(what, among)) return "the others"
  const them = np(t, among, "object").text
  const where = what.where
    .map((each) => ` ${t.grammar.relative({ ...t, about: what }, each, what)}`)
    .join(" and")
  if (what.other !== undefined && (what.det === "all" || what.det === "each"))
    return `${them} except ${np(t, what.other, "object").text}${where}`
  const other = what.other === undefined ? "" : ` other than ${np(t, what.other, "object").text}`
  const { det } = what
  if (det === "a" && isKindAmong(what, among))
    return `${articled(t, what.nouns)} among ${them}${other}${where}`
  const count =
    typeof det !== "object"
      ? det === "no"
        ? "none"
        : det === "any number"
          ? "any number"
          : "one"
      : "exactly" in det
        ? t.grammar.qty(t, det.exactly)
        : "upTo" in det
          ? `up to ${t.grammar.qty(t, det.upTo)}`
          : `${t.grammar.qty(t, det.from)} to ${t.grammar.qty(t, det.to)}`
  return `${count} of ${them}${other}${where}`
}

function places(t: Tongue, zones: readonly string[], what: Some): string {
  const how = what.top !== undefined ? "of" : t.place === "off" ? "from" : t.place
  const of = what.of === undefined ? {} : { of: what.of }
  const everywhere = what.of === undefined && what.det === "all"
  const said = zones.map((each) =>
    everywhere && t.lexicon.zones[each].own === true
      ? `${t.lexicon.zones[each].in} all ${t.lexicon.zones[each].noun.many}`
      : how === "of"
        ? `of ${zone(t, { np: "zone", zone: each, ...of }, "the")}`
        : zone(t, { np: "zone", zone: each, ...of }, how),
  )
  return ` ${t.grammar.book.or(said)}`
}

export function zone(
  t: Tongue,
  { zone: name, of, at }: Extract<NP, { np: "zone" }>,
  how: "in" | "into" | "from" | "the",
): string {
  const row = t.lexicon.zones[name]
  if (row === undefined) throw new Unsayable(`no row for the zone "${name}"`)
  const prep = how === "the" ? "" : how === "into" ? intoZone(row, at) : row[how]
  if (row.bare === true && how !== "the") return prep
  const place =
    of === undefined
      ? row.own === true || row.article === "a"
        ? a(row.noun.one)
        : row.article === "none"
          ? row.noun.one
          : `the ${row.noun.one}`
      : of === "others"
        ? `another player's ${row.noun.one}`
        : owned(t, of, row.noun.one)
  return prep === "" ? place : `${prep} ${place}`
}
