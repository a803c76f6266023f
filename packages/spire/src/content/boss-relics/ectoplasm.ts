// Energy every turn, but no gold.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gainEnergy, startOfTurn } from "../../verbs/index.ts"
import { gainsNoGold } from "../../verbs/items.ts"

export default bossRelic("ectoplasm", "Ectoplasm", { look: { glyph: "dripping-goo", hue: 155 } }, [
  startOfTurn(gainEnergy(n(1))),
  gainsNoGold,
])
