// Takes a wound in its player's place.

import { ge, n, read, when } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { addCubes, exhaust } from "../../verbs/index.ts"
import { insteadOfLosingHp } from "../../verbs/items.ts"

const full = ge(read("counters", "this"), n(2))

export default power(
  "defect-buffer",
  "Buffer",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "temporary-shield", hue: 215 } },
  { cost: 2, more: [insteadOfLosingHp(exhaust("this"))] },
  { cost: 2, more: [insteadOfLosingHp(addCubes(n(1)), when(full, [exhaust("this")]))] },
)
