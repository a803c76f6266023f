// Energy on a 2.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { gainEnergy } from "../../words.ts"
import { onFace } from "../../words/items.ts"

export default relic("sundial", "Sundial", { price: 8, look: { glyph: "sundial", hue: 48 } }, [
  onFace([2], [gainEnergy(n(2))]),
])
