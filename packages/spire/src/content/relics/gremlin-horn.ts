// A card or energy.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { draw, gainEnergy } from "../../words.ts"
import { onFace } from "../../words/items.ts"

export default relic("gremlin-horn", "Gremlin Horn", { price: 8, look: { glyph: "hunting-horn", hue: 25 } }, [
  onFace([4], [draw(n(1))]),
  onFace([5], [gainEnergy(n(1))]),
])
