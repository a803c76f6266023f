// A table of results: the row labels are printed numerals too, and can be changed.

import { n, ref, table } from "@soulspire/kernel"
import { card, gainCoins, roll, thing, use } from "../words.ts"

export default card(
  { glyph: "cartwheel", hue: 355 },
  thing("roulette", [use([roll, table(ref("roll"), [[n(1), n(2), [gainCoins("you", n(3))]]])])]),
)
