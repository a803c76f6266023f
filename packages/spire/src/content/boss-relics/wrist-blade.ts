// Sharper attacks that cost nothing.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { youHave } from "../../verbs/index.ts"

export default bossRelic("wrist-blade", "Wrist Blade", { look: { glyph: "trench-knife", hue: 200 } }, [
  youHave("freeHits", n(1)),
])
