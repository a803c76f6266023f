// Italian for some of a list: "una di quelle carte", "quelle carte tranne questa", "le altre".

import type { Noun } from "../lexicon.ts"
import type { Det, NP, Some } from "../phrases.ts"
import type { SpokenPhrase, Tongue } from "../render/grammar.ts"
import { isKindAmong, isMany, isRest } from "../render/many.ts"
import { a, agreeing, ending, prepared, the } from "./articles.ts"

export function amongSaid(t: Tongue, what: Some, among: NP, noun: Noun, prep: string): SpokenPhrase {
  const many = isMany(what.det, what.top)
  const all = what.det === "all" || what.det === "each"
  const said = (text: string, several: boolean): SpokenPhrase => ({
    text,
    person: 3,
    many: several,
    gender: noun.gender ?? "m",
  })
  const plural = agreeing(noun, true)
  if (isRest(what, among)) return said(prepared(prep, the(plural, `altr${ending(plural)}`)), true)
  const where = what.where
    .map((each) => ` ${t.grammar.relative({ ...t, about: what }, each, what)}`)
    .join(" e")
  const them = t.grammar.np(t, among, "object").text
  const but = what.other === undefined ? null : t.grammar.np(t, what.other, "object").text
  if (but !== null && all) return said(`${prepared(prep, them)} tranne ${but}${where}`, true)
  const other = but === null ? "" : ` divers${ending(agreeing(noun, many))} ${prepared("da", but)}`
  if (what.det === "a" && isKindAmong(what, among))
    return said(
      `${prepared(prep, a(agreeing(noun), noun.one))} ${prepared("tra", them)}${other}${where}`,
      false,
    )
  const count = prepared(prep, counted(t, what.det, noun))
  return said(`${count} ${prepared("di", them)}${other}${where}`, many)
}

function counted(t: Tongue, det: Det, noun: Noun): string {
  if (det === "any number") return "un numero qualsiasi"
  if (typeof det !== "object") return `${det === "no" ? "nessun" : "un"}${noun.gender === "f" ? "a" : "o"}`
  if ("exactly" in det) return t.grammar.qty(t, det.exactly)
  if ("upTo" in det) return `fino a ${t.grammar.qty(t, det.upTo)}`
  return `da ${t.grammar.qty(t, det.from)} a ${t.grammar.qty(t, det.to)}`
}
