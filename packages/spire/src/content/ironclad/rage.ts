// Block for attacks in hand.

import { count, is, n, repeat } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block } from "../../verbs/index.ts"

const raging = [repeat(count({ from: "hand", of: "you", where: is("it", "attack") }), [block(n(1))])]

export default skill(
  "ironclad-rage",
  "Rage",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "angry-eyes", hue: 0 } },
  { cost: 1, do: raging },
  { cost: 0, do: raging },
)
