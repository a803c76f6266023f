// A hit that costs a card.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, exhaustFromHand } from "../../verbs/index.ts"

export default attack(
  "ironclad-sever-soul",
  "Sever Soul",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "soul", hue: 350 } },
  { cost: 2, targets: [foe], do: [hit(n(3)), ...exhaustFromHand()] },
  { cost: 2, targets: [foe], do: [hit(n(4)), ...exhaustFromHand(n(1), n(2))] },
)
