// Fills the hand.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { drawTo } from "../../verbs/index.ts"

const fill = (size: number) => ({ cost: 1, do: [drawTo(n(size))] })

export default skill(
  "silent-expertise",
  "Expertise",
  {
    character: "silent",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "skills", hue: 190 },
  },
  fill(6),
  fill(7),
)
