// A little of everything.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gain, upgrade, whenGainedOnce } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default bossRelic("tiny-house", "Tiny House", { look: { glyph: "house", hue: 20 } }, [
  whenGainedOnce(...gain("card", "potion"), gainGold(n(3)), ...upgrade()),
])
