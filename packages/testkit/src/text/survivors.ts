// Changes of a card that leave its text as it was: what the data say and the text does not.

import type { Def } from "@soulspire/kernel"
import { type Language, plainText, type Speaker, speakerOf } from "@soulspire/text"
import { type Mutation, mutations } from "./mutate.ts"
import type { Subject } from "./subject.ts"

const textOf = (speaker: Speaker, def: Def): string => speaker.card(def).map(plainText).join("\n")

let last: { def: Def; subject: Subject; made: Mutation[] } | null = null

/** Those of the card that was looked at last are kept for the next language: to see which of them make sense takes longest. */
function mutationsOf(subject: Subject, def: Def): Mutation[] {
  if (last?.def !== def || last.subject !== subject) last = { def, subject, made: mutations(subject, def) }
  return last.made
}

/** One line for each mutation that a language does not show. */
export function survivors(subject: Subject, def: Def, language: Language): string[] {
  const speaker = speakerOf(subject.box, language)
  const before = textOf(speaker, def)
  return mutationsOf(subject, def)
    .filter((mutation) => textOf(speaker, mutation.def) === before)
    .map(({ what }) => what)
}
