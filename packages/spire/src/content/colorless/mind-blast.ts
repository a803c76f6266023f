// A hit as hard as the hand is large.

import { add, count, n } from "@soulspire/kernel"
import { attack } from "../../card.ts"
import { foe, handOf, hit } from "../../words.ts"

export default attack(
  "colorless-mind-blast",
  "Mind Blast",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "brainstorm", hue: 290 } },
  { cost: 2, targets: [foe], do: [hit(count(handOf()))] },
  { cost: 2, targets: [foe], do: [hit(add(count(handOf()), n(1)))] },
)
