// Cards on a 3.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { draw } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("pocketwatch", "Pocketwatch", { price: 9, look: { glyph: "pocket-watch", hue: 44 } }, [
  onFace([3], [draw(n(3))]),
])
