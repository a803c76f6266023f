// A colorless card, or two of them for blood; where there are any.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain, gainMany } from "../../../verbs/climb.ts"

export default event(
  "act3-sensory-stone",
  "Sensory Stone",
  { act: 3, locked: true, look: { glyph: "crystal-growth", hue: 180 } },
  [option(gain("colorless")), option([...gainMany("colorless", n(2)), loseHp(n(2))])],
)
