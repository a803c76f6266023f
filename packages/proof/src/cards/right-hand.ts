// Cards become coins.

import { all, instead, n, same } from "@soulspire/kernel"
import { card, gainCoins, thing } from "../words.ts"

export default card(
  { glyph: "open-palm", hue: 20 },
  thing("right-hand", [
    {
      k: "replace",
      event: "move",
      when: all({ says: ["would.cause", "draw"] }, same("would.who", "you")),
      do: [instead, gainCoins("you", n(1))],
    },
  ]),
)
