// As much strength as there is energy, for a turn.

import { ref, set } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { X } from "../../verbs/index.ts"
import { strengthThisTurn } from "../../verbs/items.ts"

const flame = [set("many", X), ...strengthThisTurn(ref("many"))]

export default skill(
  "watcher-wreath-of-flame",
  "Wreath of Flame",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "flamed-leaf", hue: 18 },
  },
  { cost: "X", keywords: ["exhaust"], do: flame },
  { cost: "X", do: flame },
)
