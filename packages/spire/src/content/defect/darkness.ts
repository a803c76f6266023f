// Dark.

import { skill } from "../../cards/card.ts"
import { channel } from "../../verbs/index.ts"

const dark = [channel("dark")]

export default skill(
  "defect-darkness",
  "Darkness",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "eclipse", hue: 270 } },
  { cost: 1, do: dark },
  { cost: 0, do: dark },
)
