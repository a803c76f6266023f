// Energy for waiting.

import { n, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { gainEnergy } from "../../verbs/index.ts"

const waited = { test: "wasRetained", of: "this" }

export default skill(
  "silent-outmaneuver",
  "Outmaneuver",
  {
    character: "silent",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "divert", hue: 185 },
  },
  { cost: 0, keywords: ["retain"], do: [when(waited, [gainEnergy(n(2))])] },
  { cost: 0, keywords: ["retain"], do: [when(waited, [gainEnergy(n(3))])] },
)
