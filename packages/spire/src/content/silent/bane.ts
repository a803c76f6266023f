// Worse for the poisoned.

import { ge, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const poisoned = ge(read("poison", "foe"), 1)

export default attack(
  "silent-bane",
  "Bane",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "snake-bite", hue: 95 } },
  { cost: 1, targets: [foe], do: [hit(n(2), { bonus: n(2), if: poisoned })] },
  { cost: 1, targets: [foe], do: [hit(n(3), { bonus: n(2), if: poisoned })] },
)
