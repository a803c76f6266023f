// Energy every turn, but never much HP.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gainEnergy, startOfTurn } from "../../verbs/index.ts"
import { whenGained } from "../../verbs/climb.ts"
import { hpAtMost, loseHpTo } from "../../verbs/items.ts"

export default bossRelic("mark-of-pain", "Mark of Pain", { look: { glyph: "stigmata", hue: 0 } }, [
  startOfTurn(gainEnergy(n(1))),
  hpAtMost(n(6)),
  whenGained(loseHpTo(n(6))),
])
