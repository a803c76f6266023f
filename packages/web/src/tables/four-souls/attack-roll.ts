// The last roll of the attack that goes on: its number now, and how often it was thrown or changed.

import type { GameEvent } from "@soulspire/kernel"
import type { Happened } from "../../play/story.ts"

interface Roll {
  value: number
  count: number
}

const isBound = ({ k }: GameEvent): boolean => k === "attackOn" || k === "attackEnds"

/** Told by the story and not by the last news: what is shown at once may be more than one piece of news. */
export function attackRollIn(story: readonly Happened[]): Roll | null {
  const begun = story.findLastIndex(({ event }) => isBound(event))
  let combat = false
  const values: number[] = []
  for (const { event } of story.slice(begun + 1)) {
    if (event.k === "dice") combat = event["combat"] === 1
    else if (event.k !== "changeRoll") continue
    if (combat) values.push(Number(event["value"]))
  }
  const value = values.at(-1)
  return value === undefined ? null : { value, count: values.length }
}
