// Energy every turn, but no gold.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"
import { gainsNoGold } from "../../words/items.ts"

export default bossRelic("ectoplasm", "Ectoplasm", {}, [startOfTurn(gainEnergy(n(1))), gainsNoGold])
