// How it looked while it happened: an answer may do much, and who shows it one thing after another wants to know how
// everything stood in between.

import type { Game, Midway, State, View } from "@soulspire/kernel"
import { changesBetween, withChanges } from "./delta.ts"
import type { Changes, Viewer } from "./protocol.ts"

/** What a viewer saw when so many of the events that it hears of had been told. */
export interface Glimpse {
  told: number
  view: View
}

/** The same as it is sent: what has changed since the glimpse before, or since before it all. */
export interface GlimpseSent {
  told: number
  changes: Changes
}

interface Onlooker {
  look?: (midway: Midway) => void
  seen: ReadonlyMap<Viewer, readonly Glimpse[]>
}

/** Looks on for these viewers. What is told to none of them is none of their business. */
export function onlooker<S extends State>(
  game: Pick<Game<S>, "eventsFor">,
  viewers: Iterable<Viewer>,
): Onlooker {
  const seen = new Map<Viewer, Glimpse[]>([...viewers].map((viewer) => [viewer, []]))
  if (seen.size === 0) return { seen }
  return {
    seen,
    look({ events, view }) {
      for (const [viewer, glimpses] of seen) {
        const told = game.eventsFor(events, viewer).length
        const before = glimpses.at(-1)?.told ?? 0
        if (told > before) glimpses.push({ told, view: view(viewer) })
      }
    },
  }
}

/** Of all events, the last glimpse is what everybody is sent anyway. */
export function sentGlimpses(before: View, glimpses: readonly Glimpse[], events: number): GlimpseSent[] {
  let last = before
  return glimpses
    .filter(({ told }) => told < events)
    .map(({ told, view }) => {
      const changes = changesBetween(last, view)
      last = view
      return { told, changes }
    })
}

/** How a client saw it, one after another. */
export function glimpsesOf(before: View, sent: readonly GlimpseSent[]): Glimpse[] {
  let view = before
  return sent.map(({ told, changes }) => ({ told, view: (view = withChanges(view, changes)) }))
}
