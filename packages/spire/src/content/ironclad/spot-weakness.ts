// Strength on a low die.

import { le, n, read, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, strength } from "../../verbs/index.ts"

const lowDie = (most: number) => ({
  cost: 1,
  targets: [ally],
  do: [when(le(read("die", "this"), n(most)), [strength(n(1), "ally")])],
})

export default skill(
  "ironclad-spot-weakness",
  "Spot Weakness",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "achilles-heel", hue: 22 } },
  lowDie(3),
  lowDie(4),
)
