// Every event costs something.

import { n } from "@soulspire/kernel"
import { modifier } from "../../modifier.ts"
import { loseHp } from "../../words.ts"
import { afterEvent, everybody } from "../../words/modifiers.ts"

export default modifier(
  "daily-deadly-events",
  "Deadly Events",
  { list: "lower", face: 5, look: { glyph: "death-note", hue: 0 } },
  [everybody(afterEvent(loseHp(n(2))))],
)
