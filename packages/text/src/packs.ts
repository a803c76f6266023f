// The two languages.

import type { Language } from "./box.ts"
import { intoZone, possessive } from "./english/nouns.ts"
import { prepared, the } from "./italian/articles.ts"
import { intoZone as dentro } from "./italian/nouns.ts"
import type { Pack } from "./pack.ts"

const english: Pack = {
  card: () => [],
  abilityText: () => [],
  wayText: () => null,
  target: () => [],
  zone(lexicon, zone, how, owner) {
    const row = lexicon.zones[zone]
    if (row === undefined) return [`‹zone.${zone}›`]
    const phrase = `${owner === null ? "the" : possessive(owner)} ${row.noun.one}`
    const prep = how === "into" ? intoZone(row, "top") : how === "the" ? "" : row[how]
    if (row.bare === true && how !== "the") return [prep]
    return [prep === "" ? phrase : `${prep} ${phrase}`]
  },
}

const italian: Pack = {
  card: () => [],
  abilityText: () => [],
  wayText: () => null,
  target: () => [],
  zone(lexicon, zone, how, owner) {
    const row = lexicon.zones[zone]
    if (row === undefined) return [`‹zone.${zone}›`]
    const { gender = "m", one } = row.noun
    const plural = row.noun.plural === true
    const phrase = the({ gender, many: plural }, one) + (owner === null ? "" : ` di ${owner}`)
    const prep = how === "into" ? dentro(row, "top") : how === "the" ? "" : row[how]
    if (row.bare === true && how !== "the") return [prep]
    return [prepared(prep, phrase)]
  },
}

export const packOf = (language: Language): Pack => (language === "en" ? english : italian)
