// Energy on a 3 or 4.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { gainEnergy } from "../../words.ts"
import { onFace } from "../../words/items.ts"

export default relic("happy-flower", "Happy Flower", { price: 6, look: { glyph: "daisy", hue: 55 } }, [
  onFace([3, 4], [gainEnergy(n(1))]),
])
