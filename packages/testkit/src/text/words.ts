// Single words that screens ask for by key: every zone, number, kind, back, act, phase and option of the table has one.

import { languages, speakerOf } from "@soulspire/text"
import type { Subject } from "./subject.ts"

/** `it phase.main`, for each word that is missing. */
export function missingWords({ box, spec }: Subject): string[] {
  const of = (table: string, names: readonly string[]): string[] => names.map((name) => `${table}.${name}`)
  const acts = Object.keys(spec.acts)
  const keys = new Set([
    ...of("zone", Object.keys(spec.zones)),
    ...of("stat", [...Object.keys(spec.stats), ...box.defs.flatMap((def) => Object.keys(def.facts))]),
    ...of(
      "kind",
      box.cards.map(({ kind }) => kind),
    ),
    ...of(
      "back",
      box.defs.map(({ back }) => back),
    ),
    ...of("verb", acts),
    ...of("phase", spec.phases ?? []),
    ...of("setting", Object.keys(spec.options)),
  ])
  return languages.flatMap((language) =>
    [...keys]
      .filter((key) => /[‹›]/.test(speakerOf(box, language).word(key)))
      .map((key) => `${language} ${key}`),
  )
}
