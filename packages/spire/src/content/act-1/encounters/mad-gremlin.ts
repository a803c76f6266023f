// Mad Gremlin.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, grow, startOfCombat, strike, summonGremlins, whenThisIsHit } from "../../../words.ts"

export default enemy("a1-mad-gremlin", "Mad Gremlin", { act: 1, rank: "encounter", hp: 4 }, [
  startOfCombat(summonGremlins(n(3), n(2))),
  whenThisIsHit(grow(n(1))),
  everyTurn(strike(n(1))),
])
