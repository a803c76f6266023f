// A card, and block with luck.

import { is, n, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, draw, drawOne } from "../../verbs/index.ts"

export default skill(
  "silent-escape-plan",
  "Escape Plan",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "exit-door", hue: 175 } },
  { cost: 0, do: [drawOne, when(is("drawn", "skill"), [block(n(1))])] },
  { cost: 0, do: [block(n(1)), draw(n(1))] },
)
