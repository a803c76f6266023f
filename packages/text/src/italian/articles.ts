// Italian articles, demonstratives and prepositions: all of them look at the word that follows.

import type { Noun } from "../lexicon.ts"
import { visible } from "../token.ts"

export interface Agreement {
  gender: "m" | "f"
  many: boolean
}

/** What goes with a noun agrees with it. */
export const agreeing = ({ gender = "m", plural }: Noun, many = false): Agreement => ({
  gender,
  many: many || plural === true,
})

type Onset = "vowel" | "impure" | "plain"

/** How the next word begins: a vowel elides, s + consonant, z, gn, ps and the like want "lo". */
function onset(next: string): Onset {
  const word = visible(next).toLowerCase()
  if (/^(?:i[aeou]|s[^aeiouàèéìòùh\s]|sh|z|gn|ps|pn|x|y)/.test(word)) return "impure"
  return /^[aeiouàèéìòùh]/.test(word) ? "vowel" : "plain"
}

/** Put together: after an apostrophe there is no space. */
const joined = (first: string, next: string): string =>
  first.endsWith("'") ? `${first}${next}` : `${first} ${next}`

const pick = (
  { gender, many }: Agreement,
  next: string,
  forms: { m: Record<Onset, string>; f: Record<Onset, string>; ms: Record<Onset, string>; fs: string },
): string => {
  const how = onset(next)
  if (gender === "f") return many ? forms.fs : forms.f[how]
  return many ? forms.ms[how] : forms.m[how]
}

/** The endings shared by il, del, quel: -l/-llo/-ll', -lla/-ll', -i/-gli, -lle. */
const likeIl = (stem: {
  m: string
  lo: string
  l: string
  la: string
  i: string
  gli: string
  le: string
}) => ({
  m: { plain: stem.m, impure: stem.lo, vowel: stem.l },
  f: { plain: stem.la, impure: stem.la, vowel: stem.l },
  ms: { plain: stem.i, impure: stem.gli, vowel: stem.gli },
  fs: stem.le,
})

const il = likeIl({ m: "il", lo: "lo", l: "l'", la: "la", i: "i", gli: "gli", le: "le" })
const quel = likeIl({
  m: "quel",
  lo: "quello",
  l: "quell'",
  la: "quella",
  i: "quei",
  gli: "quegli",
  le: "quelle",
})
const un = {
  m: { plain: "un", impure: "uno", vowel: "un" },
  f: { plain: "una", impure: "una", vowel: "un'" },
  ms: { plain: "dei", impure: "degli", vowel: "degli" },
  fs: "delle",
}
const nessun = {
  ...un,
  m: { plain: "nessun", impure: "nessuno", vowel: "nessun" },
  f: { plain: "nessuna", impure: "nessuna", vowel: "nessun'" },
}

export const the = (agree: Agreement, next: string): string => joined(pick(agree, next, il), next)
export const that = (agree: Agreement, next: string): string => joined(pick(agree, next, quel), next)
export const a = (agree: Agreement, next: string): string => joined(pick(agree, next, un), next)
export const no = (agree: Agreement, next: string): string =>
  joined(pick({ ...agree, many: false }, next, nessun), next)

const FUSED: Readonly<Record<string, (article: string) => string>> = {
  di: (article) => `de${tail(article)}`,
  a: (article) => `a${tail(article)}`,
  da: (article) => `da${tail(article)}`,
  in: (article) => `ne${tail(article)}`,
  su: (article) => `su${tail(article)}`,
}
const tail = (article: string): string =>
  article === "il" ? "l" : article === "i" || article === "gli" ? article : `l${article}`

const ARTICLE = /^(?:(il|lo|la|i|gli|le)\s+|(l'))/

/** A preposition in front of a phrase; it fuses with a definite article ("in cima a" by its last word). */
export function prepared(preposition: string, phrase: string): string {
  if (preposition === "") return phrase
  const at = preposition.lastIndexOf(" ") + 1
  const fuse = FUSED[preposition.slice(at)]
  const match = ARTICLE.exec(phrase)
  if (fuse === undefined || match === null) return `${preposition} ${phrase}`
  const article = match[1] ?? match[2]
  return preposition.slice(0, at) + joined(fuse(article), phrase.slice(match[0].length))
}

/** Endings of adjectives and participles in -o: `girat` gives girato, girata, girati, girate. */
export const ending = ({ gender, many }: Agreement): string =>
  gender === "f" ? (many ? "e" : "a") : many ? "i" : "o"

/** With the words that follow it: "oggetto non-eterno". */
export function adorned(noun: Noun, words: readonly string[]): Noun {
  if (words.length === 0) return noun
  const after = (many: boolean): string =>
    ` ${words.map((word) => word.replaceAll("~", ending(agreeing(noun, many)))).join(" e ")}`
  return { ...noun, one: noun.one + after(false), many: noun.many + after(true) }
}
