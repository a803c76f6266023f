// Which cards belong to a challenge, and which challenges can be played against each other (chapter 18).

import type { Def } from "@soulspire/kernel"

export const ofChallenge = (id: string): string => `of-${id}`

/** Is a card in a game with this challenge, as far as challenges go? */
export const isOfChallenge = ({ kinds }: Def, challenge: string): boolean =>
  kinds.every((kind) => !kind.startsWith("of-") || kind === ofChallenge(challenge))

/** Can players play it against each other (FS-18.8)? */
export const hasCompetitiveForm = ({ abilities }: Def): boolean =>
  abilities.some((ability) => ability.k === "permit" && ability.act === "winAlone")
