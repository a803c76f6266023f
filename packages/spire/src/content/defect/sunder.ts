// Pays for itself with a kill.

import { n, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, gainEnergy, hit } from "../../verbs/index.ts"

const repaid = when({ test: "isDead", of: "foe" }, [gainEnergy(n(3))])

export default attack(
  "defect-sunder",
  "Sunder",
  {
    character: "defect",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 1,
    look: { glyph: "thunder-blade", hue: 40 },
  },
  { cost: 3, targets: [foe], do: [hit(n(5)), repaid] },
  { cost: 3, targets: [foe], do: [hit(n(7)), repaid] },
)
