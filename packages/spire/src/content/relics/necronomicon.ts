// The first attack twice, on a 1.

import { eq, read, when } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { playTwice } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("necronomicon", "Necronomicon", { price: 9, look: { glyph: "evil-book", hue: 285 } }, [
  onFace([1], [when(eq(read("attacks", "you"), 0), [playTwice("attack")])]),
])
