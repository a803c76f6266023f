// Block for every change of stance.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { whenYouSwitchStances } from "../../features/stances/verbs.ts"
import { block } from "../../verbs/index.ts"

export default power(
  "watcher-mental-fortress",
  "Mental Fortress",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "temple-gate", hue: 230 } },
  { cost: 1, more: [whenYouSwitchStances(block(n(1)))] },
  { cost: 1, more: [whenYouSwitchStances(block(n(2)))] },
)
