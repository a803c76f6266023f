// Every other time.

import { n, same } from "@soulspire/kernel"
import { card, gainCoins, thing } from "../words.ts"

export default card(
  { glyph: "metronome", hue: 28 },
  thing("metronome", [
    { k: "on", event: "hurt", when: same("ev.whom", "you"), nth: { every: 2 }, do: [gainCoins("you", n(2))] },
  ]),
)
