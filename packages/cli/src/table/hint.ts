// Advice for whoever asks: what somebody would answer who thinks ahead in that seat, knowing no more than the seat does, and why.

import { chairAt, hint, stranger } from "@soulspire/bots"
import { plainText, whyLines } from "@soulspire/text"
import type { Asked } from "./answer.ts"
import { namesFor, type Sitting } from "./sitting.ts"
import { thought } from "./think.ts"

/** The advised picks in words, with the numbers to type, and why, line by line; null where there is nothing to say. */
export async function advice(
  sitting: Sitting,
  seat: number,
  all: readonly Asked[],
): Promise<{ what: string; why: string[] } | null> {
  const asked = all.find(({ decision }) => !decision.standing)
  if (asked === undefined) return null
  const { decision, options, first } = asked
  const { match, speaker } = sitting
  const chance = stranger(`${match.seed} hint ${seat} ${match.log.length}`)
  const { keys, why } = await thought(hint(chairAt(match.game, match.state, decision), chance))
  const names = namesFor(sitting, seat)
  const picks = keys.flatMap((pick) => {
    const [key, amount] = pick.split("=")
    const at = options.findIndex((option) => option.key === key)
    if (at < 0) return []
    const text = plainText(speaker.option(options[at], decision, names))
    return [`${first + at} (${text})${amount === undefined ? "" : ` ${amount}`}`]
  })
  if (picks.length === 0) return null
  const lines = why === null ? [] : whyLines(speaker, decision, options, why, names)
  return { what: picks.join(", "), why: lines.map(plainText) }
}
