// Three relics, and a curse.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gainCurse, gainMany, whenGainedOnce } from "../../verbs/climb.ts"

export default bossRelic("calling-bell", "Calling Bell", { look: { glyph: "ringing-bell", hue: 46 } }, [
  whenGainedOnce(...gainMany("relic", n(3)), gainCurse),
])
