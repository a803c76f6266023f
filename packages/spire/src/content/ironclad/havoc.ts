// Plays what comes.

import { skill } from "../../cards/card.ts"
import { drawOne, forcePlayAndExhaust } from "../../verbs/index.ts"

const chaos = {
  do: [drawOne, forcePlayAndExhaust("drawn")],
}

export default skill(
  "ironclad-havoc",
  "Havoc",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    unlock: 2,
    look: { glyph: "tornado", hue: 25 },
  },
  { cost: 1, ...chaos },
  { cost: 0, ...chaos },
)
