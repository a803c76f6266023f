// Miracles and cards now, none later.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { miracles } from "../../features/miracles/verbs.ts"
import { draw, noMoreDraws } from "../../verbs/index.ts"

export default skill(
  "watcher-pray",
  "Pray",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "candle-light", hue: 48 } },
  { cost: 1, do: [miracles(n(1)), draw(n(2)), noMoreDraws] },
  { cost: 1, do: [miracles(n(2)), draw(n(2)), noMoreDraws] },
)
