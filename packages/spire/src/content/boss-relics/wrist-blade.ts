// Sharper attacks that cost nothing.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { youHave } from "../../words.ts"

export default bossRelic("wrist-blade", "Wrist Blade", { look: { glyph: "trench-knife", hue: 200 } }, [
  youHave("freeHits", n(1)),
])
