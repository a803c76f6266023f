// Block on a low die.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { block } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("horn-cleat", "Horn Cleat", { price: 6, look: { glyph: "mooring-bollard", hue: 200 } }, [
  onFace([1, 2], [block(n(1))]),
])
