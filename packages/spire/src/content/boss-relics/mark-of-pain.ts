// Energy every turn, but never much HP.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"
import { hpAtMost } from "../../words/items.ts"

export default bossRelic("mark-of-pain", "Mark of Pain", {}, [startOfTurn(gainEnergy(n(1))), hpAtMost(n(6))])
