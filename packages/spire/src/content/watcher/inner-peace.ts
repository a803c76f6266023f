// Calm, and cards in it.

import { n, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { enter, inCalm } from "../../features/stances/verbs.ts"
import { draw } from "../../verbs/index.ts"

export default skill(
  "watcher-inner-peace",
  "Inner Peace",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "triple-yin", hue: 190 } },
  { cost: 1, do: [when(inCalm, [draw(n(3))], [enter("calm")])] },
  { cost: 1, do: [when(inCalm, [draw(n(4))], [enter("calm")])] },
)
