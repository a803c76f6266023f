// Energy every turn, but no potions.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gainEnergy, startOfTurn } from "../../verbs/index.ts"
import { gainsNoPotions } from "../../verbs/climb.ts"

export default bossRelic("sozu", "Sozu", { look: { glyph: "bamboo-fountain", hue: 120 } }, [
  startOfTurn(gainEnergy(n(1))),
  gainsNoPotions,
])
