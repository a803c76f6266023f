// What challenges are called and about: their files say it in both languages.

import type { Language, Telling } from "@soulspire/text"
import { challenges } from "./challenges/index.ts"

export const challengeMessages = (language: Language): Record<string, string> =>
  Object.fromEntries(
    challenges.flatMap(({ id, name, about }) => [
      [`setting.challenge.${id}`, name[language]],
      [`setting.challenge.${id}.help`, about[language]],
      [`event.challenge.${id}`, `${name[language]}. ${about[language]}`],
    ]),
  )

/** As a challenge is laid out, everybody is told what it is about. */
export const challengeTelling: Telling[string] = challenges.map(({ id }) => ({
  if: { card: id },
  say: `challenge.${id}`,
  with: {},
}))
