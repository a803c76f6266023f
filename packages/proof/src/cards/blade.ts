// A static that adds to a number for as long as it lies there: your might is one higher.

import { n, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "gladius", hue: 205 },
  thing("blade", [{ k: "stat", stat: "might", to: same("it", "you"), add: n(1) }]),
)
