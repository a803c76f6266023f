// Half of an endless loop.

import { n, same } from "@soulspire/kernel"
import { card, loseCoins, thing } from "../words.ts"

export default card(
  { glyph: "low-tide", hue: 200 },
  thing(
    "ebb",
    [{ k: "on", event: "gainCoins", when: same("ev.who", "you"), do: [loseCoins("you", n(1))] }],
    ["rare"],
  ),
)
