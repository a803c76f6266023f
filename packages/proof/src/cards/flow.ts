// The other half.

import { n, same } from "@soulspire/kernel"
import { card, gainCoins, thing } from "../words.ts"

export default card(
  { glyph: "high-tide", hue: 190 },
  thing(
    "flow",
    [{ k: "on", event: "loseCoins", when: same("ev.who", "you"), do: [gainCoins("you", n(1))] }],
    ["rare"],
  ),
)
