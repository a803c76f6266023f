// The lines of the log: what is said twice in a row is said once and counted, and so is what has words for many.

import type { GameEvent } from "@soulspire/kernel"
import { type Line, type Names, plainText, type Speaker } from "@soulspire/text"
import type { Happened } from "../play/story.ts"

export interface ToldLine {
  line: Line
  event: GameEvent
  answers: number
  times: number
}

/** What two have in common where they can be told together, whatever else they are about. */
function together(event: GameEvent, speaker: Speaker, names: Names): string | null {
  const line = speaker.many(event, 2, names)
  return line === null ? null : plainText(line)
}

export function linesOf(story: readonly Happened[], speaker: Speaker, names: Names): ToldLine[] {
  const lines: (ToldLine & { said: string; shared: string | null; count: number })[] = []
  for (const { event, answers } of story) {
    const line = speaker.event(event, names)
    if (line === null) continue
    const said = plainText(line)
    const shared = together(event, speaker, names)
    const last = lines.at(-1)
    if (last?.event.k !== event.k) lines.push({ line, event, answers, times: 1, said, shared, count: 1 })
    else if (shared !== null && last.shared === shared) {
      const count = last.count + 1
      lines[lines.length - 1] = { ...last, line: speaker.many(event, count, names) ?? line, answers, count }
    } else if (last.said === said) lines[lines.length - 1] = { ...last, answers, times: last.times + 1 }
    else lines.push({ line, event, answers, times: 1, said, shared, count: 1 })
  }
  return lines
}

/** What an event is about, as far as it lies on the table: by the fields that name seats and things. */
export const thingsIn = (event: GameEvent, fields: readonly string[]): number[] =>
  fields.flatMap((field) => {
    const value = event[field]
    return typeof value === "number" && value >= 0 ? [value] : []
  })
