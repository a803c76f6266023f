// Hits, wrath, and it comes again.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"
import { foe, goesOnTop, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-tantrum",
  "Tantrum",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "stomp", hue: 355 } },
  { cost: 1, targets: [foe], do: [hit(n(2)), enter("wrath"), goesOnTop] },
  { cost: 1, targets: [foe], do: [hit(n(1), { times: n(2) }), enter("wrath"), goesOnTop] },
)
