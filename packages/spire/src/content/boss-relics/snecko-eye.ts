// Something on every die.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { daze, draw, gainEnergy } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default bossRelic("snecko-eye", "Snecko Eye", { look: { glyph: "beast-eye", hue: 290 } }, [
  onFace([1, 2], [draw(n(2))]),
  onFace([3, 4], [gainEnergy(n(1))]),
  onFace([5, 6], [daze(n(1))]),
])
