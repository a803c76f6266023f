// Gold, and gone. It has no price: nobody sells it.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { whenGainedOnce } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default relic("old-coin", "Old Coin", { unsold: true, look: { glyph: "crown-coin", hue: 42 } }, [
  whenGainedOnce(gainGold(n(10))),
])
