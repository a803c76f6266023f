// Its own moves keep its "this": it goes away and comes back, as a new object.

import { move, n } from "@soulspire/kernel"
import { card, gainCoins, thing, use } from "../words.ts"

export default card(
  { glyph: "boomerang", hue: 30 },
  thing("boomerang", [
    use([move("this", "aside"), gainCoins("you", n(1)), move("this", "board", { of: "you" })]),
  ]),
)
