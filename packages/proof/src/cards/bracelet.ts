// A static that sets a number: you have four health, before anything adds to it.

import { n, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "bracer", hue: 42 },
  thing("bracelet", [{ k: "stat", stat: "health", to: same("it", "you"), set: n(4) }]),
)
