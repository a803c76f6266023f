// Pays for itself after a discard.

import { ge, n, read, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, gainEnergy, hit } from "../../verbs/index.ts"

const repaid = when(ge(read("discarded", "you"), 1), [gainEnergy(n(2))])

export default attack(
  "silent-sneaky-strike",
  "Sneaky Strike",
  { character: "silent", deck: "rewards", rarity: "common", count: 2, look: { glyph: "hidden", hue: 150 } },
  { cost: 2, targets: [foe], do: [hit(n(3)), repaid] },
  { cost: 2, targets: [foe], do: [hit(n(4)), repaid] },
)
