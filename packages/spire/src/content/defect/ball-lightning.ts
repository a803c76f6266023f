// A hit and lightning.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { channel, foe, hit } from "../../verbs/index.ts"

export default attack(
  "defect-ball-lightning",
  "Ball Lightning",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "thunderball", hue: 52 },
  },
  { cost: 1, targets: [foe], do: [hit(n(1)), channel("lightning")] },
  { cost: 1, targets: [foe], do: [hit(n(2)), channel("lightning")] },
)
