// Energy every turn, but no potions.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"
import { gainsNoPotions } from "../../words/climb.ts"

export default bossRelic("sozu", "Sozu", { look: { glyph: "bamboo-fountain", hue: 120 } }, [
  startOfTurn(gainEnergy(n(1))),
  gainsNoPotions,
])
