// A prohibition: others can't play cards in your turn.

import { all, not, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "silenced", hue: 220 },
  thing("silence", [{ k: "forbid", act: "play", when: all(not(same("who", "you")), same("active", "you")) }]),
)
