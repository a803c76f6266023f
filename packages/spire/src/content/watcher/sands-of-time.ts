// Harder with every other card that waits.

import { add, count, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hasRetain } from "../../features/keywords/retain/verbs.ts"
import { foe, hit } from "../../verbs/index.ts"

const others = count({ from: "hand", of: "you", other: "this", where: hasRetain })

export default attack(
  "watcher-sands-of-time",
  "Sands of Time",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "sands-of-time", hue: 40 } },
  { cost: 2, keywords: ["retain"], targets: [foe], do: [hit(add(n(3), { mul: [n(2), others] }))] },
  { cost: 2, keywords: ["retain"], targets: [foe], do: [hit(add(n(3), { mul: [n(3), others] }))] },
)
