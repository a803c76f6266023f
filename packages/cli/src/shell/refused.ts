// A table that a game refuses is a mistake of whoever set it up, told in words.

import { Refusal } from "@soulspire/kernel"
import { type GameBox, type Language, type Names, plainText, speakerOf } from "@soulspire/text"
import { Mistake } from "./mistake.ts"

/** Nobody sits there yet: seats are numbers, and there are no cards. */
const nobody: Names = { seat: (seat) => `${seat + 1}`, card: () => undefined }

/** Does what may be refused. */
export function orMistake<Result>(box: GameBox, language: Language, what: () => Result): Result {
  try {
    return what()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { rule } = error.reason
    const said = plainText(speakerOf(box, language).refusal(error.reason, nobody))
    throw new Mistake(rule === undefined ? said : `${said} (${rule})`)
  }
}
