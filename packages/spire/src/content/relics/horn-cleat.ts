// Block on a low die.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { block } from "../../words.ts"
import { onFace } from "../../words/items.ts"

export default relic("horn-cleat", "Horn Cleat", { price: 6, look: { glyph: "mooring-bollard", hue: 200 } }, [
  onFace([1, 2], [block(n(1))]),
])
