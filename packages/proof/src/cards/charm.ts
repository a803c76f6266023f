// A static about a number: your rolls are one higher, as they become final.

import { n, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "clover", hue: 120 },
  thing("charm", [{ k: "stat", stat: "luck", to: same("it", "you"), add: n(1) }]),
)
