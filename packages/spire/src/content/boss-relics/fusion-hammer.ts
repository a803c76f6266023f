// Energy every turn, but nothing to smith with.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"
import { cannotSmith } from "../../words/climb.ts"

export default bossRelic("fusion-hammer", "Fusion Hammer", {}, [startOfTurn(gainEnergy(n(1))), cannotSmith])
