// As many hits on a row as there is energy.

import { add, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { X, hitRow, row } from "../../verbs/index.ts"

export default attack(
  "ironclad-whirlwind",
  "Whirlwind",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "spinning-sword", hue: 195 } },
  { cost: "X", targets: [row], do: [hitRow(n(1), { times: X })] },
  { cost: "X", targets: [row], do: [hitRow(n(1), { times: add(X, n(1)) })] },
)
