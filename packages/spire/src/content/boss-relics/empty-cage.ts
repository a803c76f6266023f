// Two cards less.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { remove, whenGainedOnce } from "../../verbs/climb.ts"

export default bossRelic("empty-cage", "Empty Cage", { look: { glyph: "bird-cage", hue: 35 } }, [
  whenGainedOnce(...remove(n(2))),
])
