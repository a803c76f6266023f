// Harder with other strikes in hand.

import { add, count, is, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const others = count({ from: "hand", of: "you", other: "this", where: is("it", "strike") })

export default attack(
  "ironclad-perfected-strike",
  "Perfected Strike",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "shining-sword", hue: 48 } },
  { cost: 2, targets: [foe], do: [hit(add(n(3), others))] },
  { cost: 2, targets: [foe], do: [hit(add(n(3), { mul: [n(2), others] }))] },
)
