// Potions, another card, or all gold for a relic.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { gain, gainMany, GREETING, loseGold } from "../../words/climb.ts"

export default blessing("neow-05", GREETING, [
  gainMany("potion", n(3)),
  gain("card"),
  [...gain("relic"), loseGold(n(3))],
])
