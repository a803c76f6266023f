// From a message of the host to what is shown of it, beat by beat: each with how everything stands at its end.

import type { GameEvent, View } from "@soulspire/kernel"
import { type ClientState, type Glimpse, glimpsesOf, type HostMessage } from "@soulspire/match"
import { type Beat, type BeatPlan, beatsOf } from "@soulspire/text"

/** A part of what a message tells; the last part leads to all that is known then. */
export interface Part {
  beat: Beat | null
  events: readonly GameEvent[]
  state: ClientState
  /** Is the message told with it? */
  whole: boolean
}

export interface Cut {
  parts: readonly Part[]
  leader: number | null
}

/** How it looked when so much had been told: never further on than what has been seen to happen. */
function viewAt(glimpses: readonly Glimpse[], before: View, told: number): View {
  return glimpses.findLast((glimpse) => glimpse.told <= told)?.view ?? before
}

export function partsOf(
  message: HostMessage,
  before: ClientState,
  state: ClientState,
  plan: BeatPlan,
  leader: number | null,
): Cut {
  const events = message.t === "delta" ? message.events : []
  const goesOn = message.t === "delta" && message.epoch === before.epoch
  const { view } = before
  if (!goesOn || view === null || events.length === 0)
    return { parts: [{ beat: null, events, state, whole: true }], leader: goesOn ? leader : null }
  const cut = beatsOf(events, plan, leader)
  const glimpses = glimpsesOf(view, message.midway ?? [])
  if (cut.beats.length === 0)
    return { parts: [{ beat: null, events, state, whole: true }], leader: cut.leader }
  const last = cut.beats.length - 1
  const parts = cut.beats.map((beat, i): Part => {
    if (i === last) return { beat, events: beat.events, state, whole: true }
    const then = { ...before, view: viewAt(glimpses, view, beat.end) }
    return { beat, events: beat.events, state: then, whole: false }
  })
  return { parts, leader: cut.leader }
}
