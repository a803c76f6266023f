// Gold when it is over.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { endOfCombat } from "../../words.ts"
import { gainGold } from "../../words/items.ts"

export default relic("golden-idol", "Golden Idol", { price: 4, look: { glyph: "totem-head", hue: 48 } }, [
  endOfCombat(gainGold(n(1))),
])
