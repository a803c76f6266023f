// Energy every turn, but never much HP.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"
import { whenGained } from "../../words/climb.ts"
import { hpAtMost, loseHpTo } from "../../words/items.ts"

export default bossRelic("mark-of-pain", "Mark of Pain", { look: { glyph: "stigmata", hue: 0 } }, [
  startOfTurn(gainEnergy(n(1))),
  hpAtMost(n(6)),
  whenGained(loseHpTo(n(6))),
])
