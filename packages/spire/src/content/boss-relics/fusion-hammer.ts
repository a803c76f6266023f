// Energy every turn, but nothing to smith with.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gainEnergy, startOfTurn } from "../../verbs/index.ts"
import { cannotSmith } from "../../verbs/climb.ts"

export default bossRelic("fusion-hammer", "Fusion Hammer", { look: { glyph: "flat-hammer", hue: 28 } }, [
  startOfTurn(gainEnergy(n(1))),
  cannotSmith,
])
