// Single words that screens ask for by key: every zone, number, kind, back, act, phase and option of the table has one.

import type { OptionField } from "@soulspire/kernel"
import { languages, speakerOf } from "@soulspire/text"
import type { Subject } from "./subject.ts"

/** What can be answered to an option of the table, where that has a name. */
function answersOf(field: OptionField): readonly string[] {
  switch (field.kind) {
    case "choice":
      return field.choices
    case "list":
      return field.of ?? []
    case "table":
      return Object.keys(field.default)
    case "answers":
      return Object.entries(field.of).flatMap(([name, answers]) => [
        name,
        ...answers.map((answer) => `${name}.${answer}`),
      ])
    case "number":
    case "flag":
      return []
  }
}

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
    ...Object.entries(spec.options).flatMap(([name, field]) => of(`setting.${name}`, answersOf(field))),
  ])
  return languages.flatMap((language) =>
    [...keys]
      .filter((key) => /[‹›]/.test(speakerOf(box, language).word(key)))
      .map((key) => `${language} ${key}`),
  )
}
