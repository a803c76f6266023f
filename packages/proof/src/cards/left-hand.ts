// Coins become cards; with the right hand about, each applies once and the chain ends.

import { instead, ref, same } from "@soulspire/kernel"
import { card, draw, thing } from "../words.ts"

export default card(
  { glyph: "hand", hue: 215 },
  thing("left-hand", [
    {
      k: "replace",
      event: "gainCoins",
      when: same("would.who", "you"),
      do: [instead, draw("you", ref("would.amount"))],
    },
  ]),
)
