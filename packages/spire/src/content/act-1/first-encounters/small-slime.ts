// Small Slime.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, startOfCombat, strike, summon } from "../../../words.ts"

export default enemy("first-small-slime", "Small Slime", { act: 1, rank: "first-encounter", hp: 3 }, [
  startOfCombat(summon("Acid Slime")),
  everyTurn(strike(n(1))),
])
