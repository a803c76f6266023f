// As many hits as there is energy.

import { add, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { X, foe, hit } from "../../verbs/index.ts"

export default attack(
  "silent-skewer",
  "Skewer",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "kebab-spit", hue: 20 } },
  { cost: "X", targets: [foe], do: [hit(n(1), { times: add(X, n(1)) })] },
  { cost: "X", targets: [foe], do: [hit(n(2), { times: X })] },
)
