// A card or energy.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { draw, gainEnergy } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("gremlin-horn", "Gremlin Horn", { price: 8, look: { glyph: "hunting-horn", hue: 25 } }, [
  onFace([4], [draw(n(1))]),
  onFace([5], [gainEnergy(n(1))]),
])
