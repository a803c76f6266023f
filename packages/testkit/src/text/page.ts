// All cards of a game with their texts, as one page: kept beside a test, so that somebody has read every line of it.

import { type GameBox, type Language, plainText, speakerOf } from "@soulspire/text"

export function pageOf(
  box: Pick<GameBox, "cards" | "defs" | "ops" | "telling" | "words">,
  language: Language,
): string {
  const speaker = speakerOf(box, language)
  return box.cards
    .map(({ id, name, form }) => {
      const def = box.defs.find((each) => each.id === id)
      const text = def === undefined ? [] : speaker.card(def).map(plainText)
      const called = form === undefined ? name : `${name} (${speaker.word(form.called)})`
      return [called, ...text.map((line) => `    ${line}`)].join("\n")
    })
    .join("\n\n")
    .concat("\n")
}
