// A hit that calms wrath.

import { n, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { enter, inWrath } from "../../features/stances/verbs.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-fear-no-evil",
  "Fear No Evil",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "peace-dove", hue: 195 } },
  { cost: 1, targets: [foe], do: [hit(n(2)), when(inWrath, [enter("calm")])] },
  { cost: 1, targets: [foe], do: [hit(n(3)), when(inWrath, [enter("calm")])] },
)
