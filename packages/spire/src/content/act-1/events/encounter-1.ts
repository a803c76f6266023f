// Enemies, and nothing else.

import { event, happens } from "../../../cards/event.ts"
import { asEncounter } from "../../../verbs/events.ts"

export default event(
  "act1-encounter-a3-1",
  "Encounter!",
  { act: 1, ascension: 3, look: { glyph: "crossed-axes", hue: 0 } },
  [happens(asEncounter)],
)
