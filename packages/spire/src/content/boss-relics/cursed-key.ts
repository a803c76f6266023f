// Energy every turn.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"

export default bossRelic("cursed-key", "Cursed Key", {}, [startOfTurn(gainEnergy(n(1)))])
