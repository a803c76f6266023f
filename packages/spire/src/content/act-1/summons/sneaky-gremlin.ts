// Sneaky Gremlin.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, strike } from "../../../words.ts"

export default enemy("s1-sneaky-gremlin", "Sneaky Gremlin", { act: 1, rank: "summon", count: 2, hp: 2 }, [
  everyTurn(strike(n(2))),
])
