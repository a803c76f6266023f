// Enemies, and nothing else. Every Act has some.

import { event, type EventCard, happens } from "../../../cards/event.ts"
import { asEncounter } from "../../../verbs/events.ts"

export const encounterEvent = (id: string, act: number): EventCard =>
  event(id, "Encounter!", { act, ascension: 3, look: { glyph: "crossed-axes", hue: 0 } }, [
    happens(asEncounter),
  ])

export default encounterEvent("act1-encounter-a3-1", 1)
