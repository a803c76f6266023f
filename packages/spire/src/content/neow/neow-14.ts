// One card less, potions, or gold and a card at the price of a Curse.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gain, gainCurse, gainMany, GREETING, remove } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default blessing("neow-14", { look: { glyph: "crab", hue: 195, small: "coins" } }, GREETING, [
  remove(),
  gainMany("potion", n(3)),
  [gainGold(n(5)), ...gain("card"), gainCurse],
])
