// The whole hand for nothing.

import { skill } from "../../cards/card.ts"
import { costNothing, handOf, noMoreDraws } from "../../verbs/index.ts"

const slow = [noMoreDraws, costNothing(handOf())]

export default skill(
  "silent-bullet-time",
  "Bullet Time",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "supersonic-bullet", hue: 195 } },
  { cost: 3, do: slow },
  { cost: 2, do: slow },
)
