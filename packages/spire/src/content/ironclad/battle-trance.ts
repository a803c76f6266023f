// Cards now, none later.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw, noMoreDraws } from "../../verbs/index.ts"

export default skill(
  "ironclad-battle-trance",
  "Battle Trance",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "meditation", hue: 5 } },
  { cost: 0, do: [draw(n(3)), noMoreDraws] },
  { cost: 0, do: [draw(n(4)), noMoreDraws] },
)
