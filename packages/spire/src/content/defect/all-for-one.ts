// A hit that brings back all that costs nothing.

import { each, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { costsNothing, foe, hit, takeInHand } from "../../verbs/index.ts"

const free = { from: "discard", of: "you", where: costsNothing("it") }
const back = each(free, "card", [takeInHand("card")])

export default attack(
  "defect-all-for-one",
  "All for One",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "cubeforce", hue: 22 } },
  { cost: 2, targets: [foe], do: [hit(n(2)), back] },
  { cost: 2, targets: [foe], do: [hit(n(3)), back] },
)
