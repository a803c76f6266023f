// A better card, potions, or a choice of rares at the price of a Curse.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gain, gainCurse, gainMany, GREETING, upgrade } from "../../verbs/climb.ts"

export default blessing("neow-04", { look: { glyph: "seahorse", hue: 180, small: "card-pick" } }, GREETING, [
  upgrade(),
  gainMany("potion", n(3)),
  [...gain("rare"), gainCurse],
])
