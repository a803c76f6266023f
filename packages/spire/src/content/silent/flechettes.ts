// A hit for every skill in hand.

import { add, count, is, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const skills = count({ from: "hand", of: "you", where: is("it", "skill") })

export default attack(
  "silent-flechettes",
  "Flechettes",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "dart", hue: 145 } },
  { cost: 1, targets: [foe], do: [hit(n(1), { times: skills })] },
  { cost: 1, targets: [foe], do: [hit(n(1), { times: add(skills, n(1)) })] },
)
