// A small fight or a big one.

import { event, option } from "../../../cards/event.ts"
import { asElite, asEncounter } from "../../../verbs/events.ts"

export default event(
  "act2-colosseum",
  "Colosseum",
  { act: 2, oneChoice: true, look: { glyph: "arena", hue: 15 } },
  [option([asEncounter]), option([asElite])],
)
