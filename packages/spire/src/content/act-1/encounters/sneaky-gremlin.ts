// Sneaky Gremlin.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, startOfCombat, strike, summonGremlins } from "../../../words.ts"

export default enemy("a1-sneaky-gremlin", "Sneaky Gremlin", { act: 1, rank: "encounter", hp: 2 }, [
  startOfCombat(summonGremlins(n(3), n(2))),
  everyTurn(strike(n(2))),
])
