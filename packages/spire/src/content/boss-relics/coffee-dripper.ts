// Energy every turn, but no rest.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gainEnergy, startOfTurn } from "../../verbs/index.ts"
import { cannotRest } from "../../verbs/climb.ts"

export default bossRelic("coffee-dripper", "Coffee Dripper", { look: { glyph: "coffee-pot", hue: 25 } }, [
  startOfTurn(gainEnergy(n(1))),
  cannotRest,
])
