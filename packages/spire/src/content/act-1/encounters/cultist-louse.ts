// Cultist.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, grow, startOfCombat, strike, summon } from "../../../words.ts"

export default enemy("a1-cultist-louse", "Cultist", { act: 1, rank: "encounter", hp: 9 }, [
  startOfCombat(summon("Green Louse")),
  everyTurn(strike(n(1)), grow(n(1))),
])
