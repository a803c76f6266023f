// A hit for every other attack.

import { n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const times = read("otherAttacks", "you")

export default attack(
  "silent-finisher",
  "Finisher",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "decapitation", hue: 0 } },
  { cost: 1, targets: [foe], do: [hit(n(1), { times })] },
  { cost: 1, targets: [foe], do: [hit(n(2), { times })] },
)
