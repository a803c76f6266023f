// A static that adds to a number which another card sets: you have one health more.

import { n, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "oak", hue: 110 },
  thing("oak", [{ k: "stat", stat: "health", to: same("it", "you"), add: n(1) }]),
)
