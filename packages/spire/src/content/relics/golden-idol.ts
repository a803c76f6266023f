// Gold when it is over.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { endOfCombat } from "../../verbs/index.ts"
import { gainGold } from "../../verbs/items.ts"

export default relic("golden-idol", "Golden Idol", { price: 4, look: { glyph: "totem-head", hue: 48 } }, [
  endOfCombat(gainGold(n(1))),
])
