// Enemies, though not as the first event.

import { event, happens } from "../../../cards/event.ts"
import { asEncounter, unlessFirst } from "../../../verbs/events.ts"

export default event(
  "act1-encounter-a3-2",
  "Encounter!",
  { act: 1, ascension: 3, look: { glyph: "crossed-axes", hue: 0 } },
  [happens(unlessFirst(asEncounter))],
)
