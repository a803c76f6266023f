// A rare card, a choice of cards, or two cards less for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { loseHp } from "../../verbs/index.ts"
import { gain, gainRare, GREETING, remove } from "../../verbs/climb.ts"

export default blessing("neow-10", { look: { glyph: "coral", hue: 175, small: "card-burn" } }, GREETING, [
  [gainRare],
  gain("card"),
  [...remove(n(2)), loseHp(n(2))],
])
