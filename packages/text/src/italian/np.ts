// Italian noun phrases. A preposition goes with its phrase: it fuses with the article, and is said again for each
// alternative ("a un giocatore o a un nemico"). There is no "lo": the noun is repeated.

import type { Noun } from "../lexicon.ts"
import type { NP, Qty, Reach, Referent, Some } from "../phrases.ts"
import { adjectivesOf } from "../render/adjectives.ts"
import { GAP, type SpokenPhrase, type Tongue } from "../render/grammar.ts"
import { aloneIn, atHome, awayFrom, besides, isMany, isPair, offOthers, theOnly } from "../render/many.ts"
import { isSomebody, sameNP } from "../render/rows.ts"
import { Unsayable } from "../walk/scope.ts"
import { a, adorned, agreeing, type Agreement, ending, no, prepared, that, the } from "./articles.ts"
import { amongSaid } from "./among.ts"
import { intoZone } from "./nouns.ts"

export function nounOf(t: Tongue, key: string): Noun {
  const noun = t.lexicon.nouns[key]
  if (noun === undefined) throw new Unsayable(`no noun for "${key}"`)
  return noun
}

const form = (noun: Noun, many: boolean): string => (many ? noun.many : noun.one)

const third = (text: string, many = false, gender: "m" | "f" = "m"): SpokenPhrase => ({
  text,
  person: 3,
  many,
  gender,
})

const YOURS = { m: "tuo", ms: "tuoi", f: "tua", fs: "tue" }
const OWN = { m: "proprio", ms: "propri", f: "propria", fs: "proprie" }
const THEIRS = { m: "suo", ms: "suoi", f: "sua", fs: "sue" }
const adjective = (words: typeof YOURS, { gender, many }: Agreement): string =>
  gender === "f" ? (many ? words.fs : words.f) : many ? words.ms : words.m

/** Each of several nouns by itself: prepositions and articles go with each of them. */
function alternatives(
  t: Tongue,
  nouns: readonly string[],
  each: (noun: Noun) => string,
  prep: string,
): string {
  if (nouns.length === 0) throw new Unsayable("something without a noun")
  const shared = sharedHead(
    t,
    nouns.map((key) => nounOf(t, key)),
  )
  if (shared !== null) return prepared(prep, each(shared))
  return t.grammar.book.or(nouns.map((key) => prepared(prep, each(nounOf(t, key)))))
}

/** "Carta rara o non comune": nouns that differ in the words behind the same one share it. */
function sharedHead(t: Tongue, nouns: readonly Noun[]): Noun | null {
  if (nouns.length < 2) return null
  const merged = (forms: readonly string[]): string | null => {
    const [head, ...others] = new Set(forms.map((form) => form.split(" ")[0]))
    if (others.length > 0 || forms.some((form) => form === head)) return null
    return `${head} ${t.grammar.book.or(forms.map((form) => form.slice(head.length + 1)))}`
  }
  const [one, many] = [merged(nouns.map(({ one }) => one)), merged(nouns.map(({ many }) => many))]
  return one === null || many === null ? null : { ...nouns[0], one, many }
}

export function phrase(t: Tongue, np: NP, prep: string, as: "subject" | "object" = "object"): SpokenPhrase {
  switch (np.np) {
    case "you":
      return {
        text: prep === "" && as === "subject" ? "tu" : prepared(prep === "su" ? "su di" : prep, "te"),
        person: 2,
        many: false,
        gender: "m",
      }
    case "this":
      return as === "subject" ? latter(t, np, prep) : self(t, np, prep)
    case "gap": {
      const about = t.about === null || t.about.nouns.length === 0 ? null : nounOf(t, t.about.nouns[0])
      const many = t.about !== null && isMany(t.about.det, t.about.top)
      return third(GAP, many, about?.gender ?? "m")
    }
    case "name":
      return third(prepared(prep, np.text))
    case "named":
      return named(t, np.whom, prep, as)
    case "some":
      return some(t, np.some, prep, as)
    case "zone":
      return third(prepared(prep, zone(t, np, "the")))
    case "reached":
      return third(prepared(prep, reached(t, np.by, np.of, np.past === true)))
    case "both":
      return {
        ...third(np.of.map((each) => phrase(t, each, prep, as).text).join(" e "), true),
        person: np.of.some((each) => each.np === "you") ? 2 : 3,
      }
    case "sorted":
      // The order is the clause's: it stands behind the place.
      return phrase(t, np.of, prep, as)
    case "ref": {
      const { some: what, many } = np.to
      const told = t.told.meets(np.to) ? some(t, what, prep, as) : null
      const mention = t.told.mention(np.to, likeness(t, np.to))
      if (told !== null) return told
      // Of several nouns, which may be of one gender, it is what they all are, or a target.
      const several = what.nouns.length > 1 && mention === "plain" && !many
      const nouns = several ? [common(t, what.nouns)] : what.nouns
      const first = nounOf(t, nouns[0])
      const text = alternatives(t, nouns, (noun) => again(t, np.to, noun), prep)
      return third(text, many, first.gender ?? "m")
    }
  }
}

/** What things of these nouns all are. */
function common(t: Tongue, nouns: readonly string[]): string {
  const [only, ...more] = new Set(nouns.map((noun) => nounOf(t, noun).is ?? "target"))
  return more.length === 0 ? only : "target"
}

/** Has this one been named, and nobody else? */
function isOnlyPerson(t: Tongue, whom: string): boolean {
  const near = t.told.near()
  return (
    near.includes(whom) &&
    near.every((each) =>
      typeof each === "string" ? each === whom : each === null || !isSomebody(t, { np: "ref", to: each }),
    )
  )
}

/** Whose choice it is: "a tua scelta", "a sua scelta", "a scelta del giocatore attivo". */
function choiceOf(t: Tongue, who: NP): string {
  if (who.np === "you") return "a tua scelta"
  return who.np === "named" && isOnlyPerson(t, who.whom)
    ? "a sua scelta"
    : `a scelta ${phrase(t, who, "di").text}`
}

/** "Il giocatore attivo", then "quel giocatore". */
function named(t: Tongue, whom: string, prep: string, as: "subject" | "object"): SpokenPhrase {
  const alias = t.told.alias(whom)
  if (alias !== undefined) return phrase(t, { np: "ref", to: alias }, prep, as)
  const { noun, beside, each } = t.lexicon.whoms[whom]
  const near = beside !== undefined && isOnlyPerson(t, beside.whom) ? beside.noun : null
  const short = isOnlyPerson(t, whom) && noun.person === true && noun.plural !== true
  t.told.mentionNamed(whom, noun.gender ?? "m")
  const text = short
    ? that(agreeing(nounOf(t, "player")), nounOf(t, "player").one)
    : each === true
      ? `ogni ${noun.one}`
      : the(agreeing(noun), near ?? noun.one)
  return third(prepared(prep, text), noun.plural === true, noun.gender ?? "m")
}

/** "Questa carta", or what it calls itself. */
function self(t: Tongue, { noun = "card" }: Extract<NP, { np: "this" }>, prep: string): SpokenPhrase {
  const { one, gender = "m" } = nounOf(t, noun)
  t.told.mentionThis(gender)
  return third(prepared(prep, `quest${ending({ gender, many: false })} ${one}`), false, gender)
}

/** "Quest'ultima", right behind itself in the middle of what somebody else does. */
function latter(t: Tongue, np: Extract<NP, { np: "this" }>, prep: string): SpokenPhrase {
  const near = t.told.lastThis && t.told.acting !== null && t.told.acting.np !== "this"
  const said = self(t, np, prep)
  return near ? { ...said, text: prepared(prep, `quest'ultim${ending(said)}`) } : said
}

const ORDINALS = ["", "prim", "second", "terz", "quart", "quint"]

/** "Quel nemico"; "il secondo nemico", where there are two. */
function again(t: Tongue, to: Referent, noun: Noun): string {
  const agree = agreeing(noun, to.many)
  const word = to.many ? form(noun, true) : (noun.again ?? noun.one)
  const rank = t.told.rank(to)
  return rank > 0 ? the(agree, `${ORDINALS[rank]}${ending(agree)} ${word}`) : that(agree, word)
}

/** What "lo" could be mixed up with: whatever has its gender and number. */
export const likeness = (t: Tongue, { some: what, many }: Referent): string =>
  `${what.nouns.length === 0 ? "m" : (nounOf(t, what.nouns[0]).gender ?? "m")}${many ? "s" : ""}`

export const CLITICS: Readonly<Record<string, string>> = { m: "lo", f: "la", ms: "li", fs: "le" }

const REACHED: Readonly<Record<Reach, [now: string, then: string]>> = {
  controller: ["chi controlla", "chi controllava"],
  holder: ["chi tiene", "chi teneva"],
  next: ["il giocatore dopo", "il giocatore dopo"],
}
const reached = (t: Tongue, by: Reach, of: NP, then: boolean): string =>
  by === "next"
    ? `${REACHED.next[0]} ${phrase(t, of, of.np === "you" ? "di" : "").text}`
    : reachedBy(t, REACHED[by][then ? 1 : 0], of)

/** "Chi controlla quel nemico"; right behind its noun, and with nothing else it could mean, "chi lo controlla". */
function reachedBy(t: Tongue, words: string, of: NP): string {
  if (of.np === "ref") {
    const alike = likeness(t, of.to)
    if (t.told.mention(of.to, alike) === "plain" && of.to.some.nouns.length === 1)
      return words.replace(" ", ` ${CLITICS[alike]} `)
  }
  return `${words} ${phrase(t, of, "").text}`
}

const isSubject = (t: Tongue, who: NP): boolean =>
  [t.subject, t.asked].some((each) => each !== null && sameNP(each, who))

/** In which order, of several things. */
export function orderOf(t: Tongue, by: NP): string {
  if (!isSubject(t, by)) return `nell'ordine scelto ${phrase(t, by, "da").text}`
  return `nell'ordine che ${by.np === "you" ? "preferisci" : "preferisce"}`
}

/** Something of somebody: "la tua mano", "la propria mano", "la mano di quel giocatore". */
export function owned(t: Tongue, owner: NP, noun: Noun, many: boolean, prep: string, before = ""): string {
  const agree = agreeing(noun, many)
  const what = before + form(noun, many)
  if (owner.np === "you") return prepared(prep, the(agree, `${adjective(YOURS, agree)} ${what}`))
  if (owner.np === "gap" || isSubject(t, owner)) {
    if (owner.np === "ref") t.told.mention(owner.to, likeness(t, owner.to))
    return prepared(prep, the(agree, `${adjective(OWN, agree)} ${what}`))
  }
  if (isTheirs(t, owner)) return prepared(prep, the(agree, `${adjective(THEIRS, agree)} ${what}`))
  const then = owner.np === "ref" && owner.past === true
  const whose = then ? `che aveva ${phrase(t, owner, "").text}` : phrase(t, owner, "di").text
  return `${prepared(prep, the(agree, what))} ${whose}`
}

/** "Suo", where nobody and nothing else is about that it could mean. */
export function isTheirs(t: Tongue, owner: NP): boolean {
  if (owner.np === "this") {
    const { gender = "m" } = nounOf(t, owner.noun ?? "card")
    return t.told.isPlain(null, gender) && t.told.isAlone(null)
  }
  if (owner.np !== "ref" || owner.past === true || owner.to.many || !t.told.knows(owner.to)) return false
  const plain = t.told.isPlain(owner.to, likeness(t, owner.to)) && t.told.isAlone(owner.to)
  if (plain) t.told.mention(owner.to, likeness(t, owner.to))
  return plain
}

const other = (noun: Noun, many: boolean, word: string): string =>
  `altr${ending(agreeing(noun, many))} ${word}`

/** "Ogni tuo oggetto", "ogni oggetto di quel giocatore". */
function every(t: Tongue, owner: NP, noun: Noun, another: boolean): string {
  const one = owned(t, owner, noun, false, "", another ? `altr${ending(agreeing(noun))} ` : "")
  return `ogni ${one.replace(/^(?:il |lo |la |l')/, "")}`
}

/** "1 o 2", "da 1 a 3", in front of the last of them. */
const rangeLead = (t: Tongue, { from, to }: { from: Qty; to: Qty }): string =>
  isPair(from, to) ? `${t.grammar.qty(t, from)} o ` : `da ${t.grammar.qty(t, from)} a `

/** What stands behind the place of such things. */
const tailed = (t: Tongue, { nouns }: Some): string => {
  const tail = nouns.length === 1 ? nounOf(t, nouns[0]).tail : undefined
  return tail === undefined ? "" : ` ${tail}`
}

/** The one noun phrase. */
export function some(t: Tongue, what: Some, prep: string, as: "subject" | "object"): SpokenPhrase {
  const home = atHome(t, what)
  if (home !== null) return some({ ...t, home: null }, home, prep, as)
  const only = theOnly(t.lexicon, what)
  if (only !== null) return some(t, only, prep, as)
  const off = offOthers(t, what)
  if (off !== null) {
    const place = prepared("a", zone(t, { np: "zone", zone: off.from }, "the"))
    const said = some(t, off.some, prep, as)
    return { ...said, text: `${said.text} a un altro giocatore o ${place}` }
  }
  // One takes off ("a") whoever has it.
  const whose = t.place === "off" ? "a" : "di"
  const many = isMany(what.det, what.top)
  const away = awayFrom(t.lexicon, what)
  const placed = away.length > 0
  const another = what.another === true
  const owner = placed ? undefined : what.of
  const alone = placed ? null : aloneIn(t.lexicon, what)
  const word = (noun: Noun): string => (another ? other(noun, many, form(noun, many)) : form(noun, many))
  const { words, where } = adjectivesOf(t.lexicon, what)
  const nouns = (each: (noun: Noun) => string): string =>
    alternatives(t, what.nouns, (noun) => each(adorned(noun, words)), prep)
  const counted = (lead: string, q: Qty): string =>
    nouns((noun) => {
      const before = another ? `altr${ending(agreeing(noun, true))} ` : ""
      const whose =
        owner === undefined || owner === "others" ? null : owned(t, owner, noun, true, "di", before)
      return `${lead}${t.grammar.qty(t, q)} ${whose ?? word(noun)}`
    })
  const head = (): string => {
    if (what.top !== undefined) {
      const { top } = what
      return many
        ? nouns((noun) =>
            the(
              agreeing(noun, true),
              `prim${ending(agreeing(noun, true))} ${t.grammar.qty(t, top)} ${noun.many}`,
            ),
          )
        : nouns((noun) => the(agreeing(noun), `prim${ending(agreeing(noun))} ${noun.one}`))
    }
    if (typeof what.det === "object") {
      const text =
        "exactly" in what.det
          ? counted("", what.det.exactly)
          : "upTo" in what.det
            ? counted("fino a ", what.det.upTo)
            : counted(rangeLead(t, what.det), what.det.to)
      return owner === "others" ? `${text} di altri giocatori` : text
    }
    switch (what.det) {
      case "a":
        if (owner !== undefined && owner !== "others")
          return nouns((noun) => {
            const one = noun.gender === "f" ? "una" : "uno"
            return `${another ? `un${noun.gender === "f" ? "'" : " "}altr${ending(agreeing(noun))}` : one} ${owned(t, owner, noun, true, "di")}`
          })
        return (
          nouns((noun) =>
            what.free === true && !another
              ? (noun.any ?? a(agreeing(noun), word(noun)))
              : a(agreeing(noun), word(noun)),
          ) + (owner === "others" ? ` ${whose} un altro giocatore` : "")
        )
      case "each":
        if (owner !== undefined && owner !== "others") return nouns((noun) => every(t, owner, noun, another))
        return nouns((noun) => `ogni ${word(noun)}`) + (owner === "others" ? " di un altro giocatore" : "")
      case "all":
        if (owner === "others")
          return `${nouns((noun) => the(agreeing(noun, true), word(noun)))} degli altri giocatori`
        if (owner !== undefined)
          return nouns((noun) =>
            owned(t, owner, noun, true, "", another ? `altr${ending(agreeing(noun, true))} ` : ""),
          )
        return nouns((noun) => `tutt${ending(agreeing(noun, true))} ${the(agreeing(noun, true), word(noun))}`)
      case "the":
        return nouns((noun) => the(agreeing(noun), word(noun)))
      case "first":
        return nouns((noun) => the(agreeing(noun), `prim${ending(agreeing(noun))} ${word(noun)}`))
      case "no":
        return nouns((noun) => no(agreeing(noun), word(noun)))
      case "any number":
        if (prep === "" && (owner === undefined || owner === "others"))
          return `un numero qualsiasi di ${nouns(word)}`
        return nouns((noun) =>
          owner === undefined || owner === "others"
            ? `un numero qualsiasi di ${word(noun)}`
            : `un numero qualsiasi ${owned(t, owner, noun, true, "di", another ? `altr${ending(agreeing(noun, true))} ` : "")}`,
        )
      case "any":
        return as === "subject" || prep !== "" || another
          ? nouns((noun) => the(agreeing(noun, true), word(noun)))
          : nouns((noun) => word(noun))
    }
  }
  if (what.every !== undefined) {
    const { one, gender = "m" } = nounOf(t, what.nouns[0])
    const top = prepared(prep, the({ gender, many: false }, `prim${ending({ gender, many: false })} ${one}`))
    return third(`${top} ${prepared("di", zone(t, { np: "zone", zone: what.every }, "the"))}`, true, gender)
  }
  if (what.parts !== undefined) {
    const parts = what.parts.map((each) => phrase(t, each, prep).text)
    return third(`${parts.slice(0, -1).join(", ")} e ${parts.at(-1)}`, true, "f")
  }
  if (what.among !== undefined) return amongSaid(t, what, what.among, nounOf(t, what.nouns[0]), prep)
  let text = head()
  if (placed) text += places(t, away, what)
  else if (alone !== null)
    text += ` ${whose} ${a(agreeing(nounOf(t, alone)), nounOf(t, alone).one)}${what.det === "a" ? "" : " qualsiasi"}`
  text += tailed(t, what)
  if (what.other !== undefined && !another)
    text += ` ${diverse(t, what, many)} ${phrase(t, what.other, "da").text}`
  for (const [i, claim] of where.entries())
    text += `${i === 0 ? " " : " e "}${t.grammar.relative({ ...t, about: what }, claim, what)}`
  const more = besides(t.lexicon, what)
  if (more !== null) {
    const noun = nounOf(t, more)
    text += ` e ${prepared(prep, the(agreeing(noun), noun.one))}`
  }
  const free = what.free === true && what.nouns.every((key) => nounOf(t, key).any !== undefined)
  if (what.chooser !== undefined && !isSubject(t, what.chooser) && !free)
    text += `${/ (?:che|con) /.test(text) ? "," : ""} ${choiceOf(t, what.chooser)}`
  return third(text, many, nounOf(t, what.nouns[0]).gender ?? "m")
}

const diverse = (t: Tongue, what: Some, many: boolean): string =>
  `divers${ending(agreeing(nounOf(t, what.nouns[what.nouns.length - 1]), many))}`

function places(t: Tongue, zones: readonly string[], what: Some): string {
  const of = what.of === undefined ? {} : { of: what.of }
  const said = zones.map((each) => {
    const place = { np: "zone" as const, zone: each, ...of }
    const row = t.lexicon.zones[each]
    if (what.of === undefined && what.det === "all" && row.own === true) {
      const agree = agreeing(row.noun, true)
      return `${row.in} tutt${ending(agree)} ${the(agree, row.noun.many)}`
    }
    const all = what.det === "all" && t.place === "from"
    if (what.top === undefined && row.behind === undefined && !all)
      return zone(t, place, t.place === "off" ? "from" : t.place)
    return prepared(row.behind ?? "di", zone(t, place, "the"))
  })
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
  if (of === undefined || of === "others") {
    const article = of === undefined && (row.own === true || row.article === "a") ? a : the
    const name = row.article === "none" ? row.noun.one : article(agreeing(row.noun), row.noun.one)
    const place = prepared(prep, name)
    return of === "others" ? `${place} di un altro giocatore` : place
  }
  return owned(t, of, row.noun, false, prep)
}
