// A hit, and weak in calm.

import { n, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { inCalm } from "../../features/stances/verbs.ts"
import { foe, hit, weak } from "../../verbs/index.ts"

export default attack(
  "watcher-sash-whip",
  "Sash Whip",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "whiplash", hue: 285 } },
  { cost: 1, targets: [foe], do: [hit(n(2)), when(inCalm, [weak(n(1))])] },
  { cost: 1, targets: [foe], do: [hit(n(2)), when(inCalm, [weak(n(2))])] },
)
