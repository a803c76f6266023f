// Strength counts for more.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "ironclad-heavy-blade",
  "Heavy Blade",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "two-handed-sword", hue: 210 },
  },
  { cost: 2, targets: [foe], do: [hit(n(3), { perStrength: n(3) })] },
  { cost: 2, targets: [foe], do: [hit(n(3), { perStrength: n(5) })] },
)
