// Poisons and weakens a row.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { inTheRow, poison, row, weak } from "../../verbs/index.ts"

export default skill(
  "silent-crippling-cloud",
  "Crippling Cloud",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "poison-cloud", hue: 110 } },
  { cost: 2, keywords: ["exhaust"], targets: [row], do: [poison(n(1), inTheRow), weak(n(1), inTheRow)] },
  { cost: 2, keywords: ["exhaust"], targets: [row], do: [poison(n(2), inTheRow), weak(n(1), inTheRow)] },
)
