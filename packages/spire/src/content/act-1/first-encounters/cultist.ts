// Hits harder every turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, grow, strike } from "../../../words.ts"

export default enemy("first-cultist", "Cultist", { act: 1, rank: "first-encounter", hp: 9 }, [
  everyTurn(strike(n(1)), grow(n(1))),
])
