// Energy every turn, but no rest.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"
import { cannotRest } from "../../words/climb.ts"

export default bossRelic("coffee-dripper", "Coffee Dripper", { look: { glyph: "coffee-pot", hue: 25 } }, [
  startOfTurn(gainEnergy(n(1))),
  cannotRest,
])
