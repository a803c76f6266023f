// Cards for wrath.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { whenYouFirstEnter } from "../../features/stances/verbs.ts"
import { draw } from "../../verbs/index.ts"

export default power(
  "watcher-rushdown",
  "Rushdown",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "big-wave", hue: 15 } },
  { cost: 1, more: [whenYouFirstEnter("wrath", draw(n(2)))] },
  { cost: 1, more: [whenYouFirstEnter("wrath", draw(n(3)))] },
)
