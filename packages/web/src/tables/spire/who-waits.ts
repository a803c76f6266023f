// Who waits at the top of the map that lies there, by what was told of it; however long ago it was turned up.

import type { GameEvent, Plain } from "@soulspire/kernel"
import type { Happened } from "../../play/story.ts"

interface Waits {
  event: GameEvent
  /** Which card it is, if everybody has seen it. */
  card: string | undefined
}

const isShown = (event: GameEvent, ref: Plain): boolean =>
  event.k === "show" && Array.isArray(event["objs"]) && event["objs"].includes(ref)

export function whoWaits(story: readonly Happened[]): Waits | null {
  const told = story.findLast(({ event }) => event.k === "bossWaits" || event.k === "bossHides")
  if (told === undefined) return null
  const { event } = told
  const { objs, cards } = (story.findLast((each) => isShown(each.event, event["what"]))?.event ?? {}) as {
    objs?: readonly unknown[]
    cards?: readonly string[]
  }
  return { event, card: cards?.[objs?.indexOf(event["what"]) ?? -1] }
}
