// Your other things have an ability as well.

import { all, is, n, same } from "@soulspire/kernel"
import { card, gainCoins, thing, use } from "../words.ts"

export default card(
  { glyph: "old-lantern", hue: 44 },
  thing("lantern", [
    {
      k: "grant",
      to: all(is("it", "thing"), same({ controller: "it" }, "you"), { not: same("it", "this") }),
      gives: [use([gainCoins("you", n(1))])],
    },
  ]),
)
