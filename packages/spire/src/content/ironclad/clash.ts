// Only among attacks.

import { is, n, not } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const onlyAttacks = not({
  exists: { from: "hand", of: "you", other: "this", where: not(is("it", "attack")) },
})

export default attack(
  "ironclad-clash",
  "Clash",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "sword-clash", hue: 30 } },
  { cost: 0, when: onlyAttacks, targets: [foe], do: [hit(n(3))] },
  { cost: 0, when: onlyAttacks, targets: [foe], do: [hit(n(4))] },
)
