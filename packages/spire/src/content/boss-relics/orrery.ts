// Four cards to choose.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gainMany, whenGainedOnce } from "../../verbs/climb.ts"

export default bossRelic("orrery", "Orrery", { look: { glyph: "orrery", hue: 265 } }, [
  whenGainedOnce(...gainMany("card", n(4))),
])
