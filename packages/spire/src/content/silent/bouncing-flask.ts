// Poison for several.

import { n, target } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { foe, foes, poison } from "../../verbs/index.ts"

const flask = [foe, target("second", foes)]

export default skill(
  "silent-bouncing-flask",
  "Bouncing Flask",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "fizzing-flask", hue: 105 } },
  { cost: 2, targets: flask, do: [poison(n(1)), poison(n(1), "second")] },
  {
    cost: 2,
    targets: [...flask, target("third", foes)],
    do: [poison(n(1)), poison(n(1), "second"), poison(n(1), "third")],
  },
)
