// Changes of a card that leave its text as it was: what the data say and the text does not.

import type { Def } from "@soulspire/kernel"
import { type Language, plainText, type Speaker, speakerOf } from "@soulspire/text"
import { mutations } from "./mutate.ts"
import type { Subject } from "./subject.ts"

const textOf = (speaker: Speaker, def: Def): string => speaker.card(def).map(plainText).join("\n")

/** One line for each mutation that a language does not show. */
export function survivors(subject: Subject, def: Def, language: Language): string[] {
  const speaker = speakerOf(subject.box, language)
  const before = textOf(speaker, def)
  return mutations(subject, def)
    .filter((mutation) => textOf(speaker, mutation.def) === before)
    .map(({ what }) => what)
}
