// Energy on a 2.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { gainEnergy } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("sundial", "Sundial", { price: 8, look: { glyph: "sundial", hue: 48 } }, [
  onFace([2], [gainEnergy(n(2))]),
])
