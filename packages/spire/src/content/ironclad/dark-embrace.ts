// Cards for what is exhausted.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { draw, whenYouExhaust } from "../../verbs/index.ts"

const more = [whenYouExhaust([draw(n(1))])]

export default power(
  "ironclad-dark-embrace",
  "Dark Embrace",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "shadow-grasp", hue: 270 },
  },
  { cost: 2, more },
  { cost: 1, more },
)
