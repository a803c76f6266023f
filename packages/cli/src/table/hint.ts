// Advice for whoever asks: what the greedy player would answer in that seat, knowing no more than the seat does.

import { advise, chairAt, stranger } from "@soulspire/bots"
import { plainText } from "@soulspire/text"
import type { Asked } from "./answer.ts"
import { namesFor, type Sitting } from "./sitting.ts"

/** The advised picks in words, with the numbers to type; null where there is nothing to say. */
export function advice(sitting: Sitting, seat: number, all: readonly Asked[]): string | null {
  const asked = all.find(({ decision }) => !decision.standing)
  if (asked === undefined) return null
  const { decision, options, first } = asked
  const { match, speaker } = sitting
  const chance = stranger(`${match.seed} hint ${seat} ${match.log.length}`)
  const picks = advise(chairAt(match.game, match.state, decision), chance).flatMap((pick) => {
    const [key, amount] = pick.split("=")
    const at = options.findIndex((option) => option.key === key)
    if (at < 0) return []
    const text = plainText(speaker.option(options[at], decision, namesFor(sitting, seat)))
    return [`${first + at} (${text})${amount === undefined ? "" : ` ${amount}`}`]
  })
  return picks.length === 0 ? null : picks.join(", ")
}
