// All cards of a game with their texts, as one page: kept beside a test, so that somebody has read every line of it.

import { type GameBox, type Language, plainText, speakerOf } from "@soulspire/text"

export function pageOf(
  box: Pick<GameBox, "cards" | "defs" | "ops" | "telling" | "words">,
  language: Language,
): string {
  const speaker = speakerOf(box, language)
  return box.cards
    .map(({ id, name }) => {
      const def = box.defs.find((each) => each.id === id)
      const text = def === undefined ? [] : speaker.card(def).map(plainText)
      return [name, ...text.map((line) => `    ${line}`)].join("\n")
    })
    .join("\n\n")
    .concat("\n")
}
