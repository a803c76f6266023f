// Energy every turn, but no gold.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"
import { gainsNoGold } from "../../words/items.ts"

export default bossRelic("ectoplasm", "Ectoplasm", { look: { glyph: "dripping-goo", hue: 155 } }, [
  startOfTurn(gainEnergy(n(1))),
  gainsNoGold,
])
