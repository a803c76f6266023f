// Many shivs.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { shivs } from "../../verbs/index.ts"

export default skill(
  "silent-riddle-with-holes",
  "Riddle with Holes",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "bullet-impacts", hue: 130 } },
  { cost: 2, do: [shivs(n(4))] },
  { cost: 2, do: [shivs(n(5))] },
)
