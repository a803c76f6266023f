// A card for cards.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw, exhaustFromHand } from "../../verbs/index.ts"

export default skill(
  "ironclad-burning-pact",
  "Burning Pact",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "burning-book", hue: 15 } },
  { cost: 1, do: [...exhaustFromHand(), draw(n(2))] },
  { cost: 1, do: [...exhaustFromHand(), draw(n(3))] },
)
