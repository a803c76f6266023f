// Energy on a 3 or 4.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { gainEnergy } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("happy-flower", "Happy Flower", { price: 6, look: { glyph: "daisy", hue: 55 } }, [
  onFace([3, 4], [gainEnergy(n(1))]),
])
