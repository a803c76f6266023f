// The lines of the log: what is said twice in a row is said once and counted.

import type { GameEvent } from "@soulspire/kernel"
import { type Line, type Names, plainText, type Speaker } from "@soulspire/text"
import type { Happened } from "../play/story.ts"

export interface ToldLine {
  line: Line
  event: GameEvent
  answers: number
  times: number
}

export function linesOf(story: readonly Happened[], speaker: Speaker, names: Names): ToldLine[] {
  const lines: ToldLine[] = []
  for (const { event, answers } of story) {
    const line = speaker.event(event, names)
    if (line === null) continue
    const last = lines.at(-1)
    if (last !== undefined && last.event.k === event.k && plainText(last.line) === plainText(line))
      lines[lines.length - 1] = { ...last, answers, times: last.times + 1 }
    else lines.push({ line, event, answers, times: 1 })
  }
  return lines
}

/** What an event is about, as far as it lies on the table: by the fields that name seats and things. */
export const thingsIn = (event: GameEvent, fields: readonly string[]): number[] =>
  fields.flatMap((field) => {
    const value = event[field]
    return typeof value === "number" && value >= 0 ? [value] : []
  })
