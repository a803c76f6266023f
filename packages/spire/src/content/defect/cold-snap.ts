// A hit and frost.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { channel, foe, hit } from "../../verbs/index.ts"

export default attack(
  "defect-cold-snap",
  "Cold Snap",
  { character: "defect", deck: "rewards", rarity: "common", count: 2, look: { glyph: "ice-bolt", hue: 195 } },
  { cost: 2, targets: [foe], do: [hit(n(2)), channel("frost")] },
  { cost: 2, targets: [foe], do: [hit(n(3)), channel("frost")] },
)
