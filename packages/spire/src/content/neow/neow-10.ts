// A rare card, a choice of cards, or two cards less for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { loseHp } from "../../words.ts"
import { gain, gainRare, GREETING, remove } from "../../words/climb.ts"

export default blessing("neow-10", { look: { glyph: "coral", hue: 175, small: "card-burn" } }, GREETING, [
  [gainRare],
  gain("card"),
  [...remove(n(2)), loseHp(n(2))],
])
