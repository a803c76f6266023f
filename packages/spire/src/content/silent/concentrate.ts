// Cards for energy.

import { add, n, ref } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { discardAny, gainEnergy } from "../../verbs/index.ts"

export default skill(
  "silent-concentrate",
  "Concentrate",
  {
    character: "silent",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "concentration-orb", hue: 180 },
  },
  { cost: 0, keywords: ["exhaust"], do: [...discardAny, gainEnergy(ref("many"))] },
  { cost: 0, keywords: ["exhaust"], do: [...discardAny, gainEnergy(add(ref("many"), n(1)))] },
)
