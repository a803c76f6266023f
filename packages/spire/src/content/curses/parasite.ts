// In the way; getting rid of it hurts.

import { n } from "@soulspire/kernel"
import { curse } from "../../card.ts"
import { loseHp } from "../../words.ts"
import { whenThisIsRemoved } from "../../words/climb.ts"

export default curse("curse-parasite", "Parasite", 2, {
  cost: "unplayable",
  more: [whenThisIsRemoved(loseHp(n(2)))],
})
