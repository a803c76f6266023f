// Block for whoever has none.

import { eq, n, read, when } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { block, endOfTurn } from "../../verbs/index.ts"

export default relic("orichalcum", "Orichalcum", { price: 5, look: { glyph: "gold-nuggets", hue: 155 } }, [
  endOfTurn(when(eq(read("block", "you"), 0), [block(n(1))])),
])
