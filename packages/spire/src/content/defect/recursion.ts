// An orb that comes back.

import { skill } from "../../cards/card.ts"
import { channelEvoked, evoke } from "../../verbs/index.ts"

const again = [evoke(), channelEvoked]

export default skill(
  "defect-recursion",
  "Recursion",
  { character: "defect", deck: "rewards", rarity: "common", count: 2, look: { glyph: "cycle", hue: 265 } },
  { cost: 1, do: again },
  { cost: 0, do: again },
)
