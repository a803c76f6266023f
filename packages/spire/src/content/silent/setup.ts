// Energy for anybody.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, gainEnergy } from "../../verbs/index.ts"

export default skill(
  "silent-setup",
  "Setup",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "gears", hue: 60 } },
  { cost: 0, keywords: ["exhaust"], targets: [ally], do: [gainEnergy(n(1), "ally")] },
  { cost: 0, keywords: ["exhaust"], targets: [ally], do: [gainEnergy(n(2), "ally")] },
)
