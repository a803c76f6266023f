// Cards for shivs.

import { add, n, ref } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { discardAny, shivs } from "../../verbs/index.ts"

export default skill(
  "silent-storm-of-steel",
  "Storm of Steel",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "sword-array", hue: 205 } },
  { cost: 1, do: [...discardAny, shivs(ref("many"))] },
  { cost: 1, do: [...discardAny, shivs(add(ref("many"), n(1)))] },
)
