// A hit, and a card for every kind of orb.

import { n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { draw, foe, hit } from "../../verbs/index.ts"

const kinds = read("orbKinds", "you")

export default attack(
  "defect-compile-driver",
  "Compile Driver",
  { character: "defect", deck: "rewards", rarity: "common", count: 2, look: { glyph: "cpu-shot", hue: 170 } },
  { cost: 1, targets: [foe], do: [hit(n(1)), draw(kinds)] },
  { cost: 1, targets: [foe], do: [hit(n(2)), draw(kinds)] },
)
