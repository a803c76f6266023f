// A hit, and wrath.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-eruption",
  "Eruption",
  { character: "watcher", deck: "starter", rarity: "starter", look: { glyph: "fire-wave", hue: 10 } },
  { cost: 2, targets: [foe], do: [hit(n(2)), enter("wrath")] },
  { cost: 1, targets: [foe], do: [hit(n(2)), enter("wrath")] },
)
