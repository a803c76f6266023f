// Every event costs something.

import { n } from "@soulspire/kernel"
import { modifier } from "../../cards/modifier.ts"
import { loseHp } from "../../verbs/index.ts"
import { afterEvent, everybody } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-deadly-events",
  "Deadly Events",
  { list: "lower", face: 5, look: { glyph: "death-note", hue: 0 } },
  [everybody(afterEvent(loseHp(n(2))))],
)
