// Cards, and no stance.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"
import { draw } from "../../verbs/index.ts"

export default skill(
  "watcher-empty-mind",
  "Empty Mind",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "enlightenment", hue: 210 } },
  { cost: 1, do: [draw(n(2)), enter("neutral")] },
  { cost: 1, do: [draw(n(3)), enter("neutral")] },
)
