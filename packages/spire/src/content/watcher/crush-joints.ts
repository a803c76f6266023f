// A hit, and vulnerable in wrath.

import { n, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { inWrath } from "../../features/stances/verbs.ts"
import { foe, hit, vulnerable } from "../../verbs/index.ts"

export default attack(
  "watcher-crush-joints",
  "Crush Joints",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "thor-fist", hue: 5 } },
  { cost: 1, targets: [foe], do: [hit(n(1)), when(inWrath, [vulnerable(n(1))])] },
  { cost: 1, targets: [foe], do: [hit(n(2)), when(inWrath, [vulnerable(n(1))])] },
)
