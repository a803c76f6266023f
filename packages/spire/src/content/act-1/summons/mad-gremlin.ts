// Mad Gremlin.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, grow, strike, whenThisIsHit } from "../../../words.ts"

export default enemy("s1-mad-gremlin", "Mad Gremlin", { act: 1, rank: "summon", count: 2, hp: 4 }, [
  whenThisIsHit(grow(n(1))),
  everyTurn(strike(n(1))),
])
