// Small Slime.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, startOfCombat, strike, summon } from "../../../words.ts"

export default enemy("a1-small-slime", "Small Slime", { act: 1, rank: "encounter", hp: 3 }, [
  startOfCombat(summon("Acid Slime")),
  startOfCombat(summon("Spike Slime")),
  everyTurn(strike(n(1))),
])
