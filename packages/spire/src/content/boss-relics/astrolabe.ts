// Three better cards.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { upgrade, whenGainedOnce } from "../../verbs/climb.ts"

export default bossRelic("astrolabe", "Astrolabe", { look: { glyph: "astrolabe", hue: 44 } }, [
  whenGainedOnce(...upgrade(n(3))),
])
