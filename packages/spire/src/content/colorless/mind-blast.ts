// A hit as hard as the hand is large.

import { add, count, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, handOf, hit } from "../../verbs/index.ts"

const others = count({ ...handOf(), other: "this" })

export default attack(
  "colorless-mind-blast",
  "Mind Blast",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "brainstorm", hue: 290 } },
  { cost: 2, targets: [foe], do: [hit(others)] },
  { cost: 2, targets: [foe], do: [hit(add(n(1), others))] },
)
