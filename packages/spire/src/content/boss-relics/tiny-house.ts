// A little of everything.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { gain, upgrade, whenGainedOnce } from "../../words/climb.ts"
import { gainGold } from "../../words/items.ts"

export default bossRelic("tiny-house", "Tiny House", { look: { glyph: "house", hue: 20 } }, [
  whenGainedOnce(...gain("card", "potion"), gainGold(n(3)), ...upgrade()),
])
