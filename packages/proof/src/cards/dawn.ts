// The first time each turn.

import { n, same } from "@soulspire/kernel"
import { card, draw, thing } from "../words.ts"

export default card(
  { glyph: "sunrise", hue: 38 },
  thing("dawn", [
    {
      k: "on",
      event: "gainCoins",
      when: same("ev.who", "you"),
      nth: { only: 1, span: "turn" },
      do: [draw("you", n(1))],
    },
  ]),
)
