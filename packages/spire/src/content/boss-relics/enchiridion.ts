// One of five rare cards.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { rewardShowing, takeNow, whenGainedOnce } from "../../verbs/climb.ts"

export default bossRelic("enchiridion", "Enchiridion", { look: { glyph: "spell-book", hue: 15 } }, [
  whenGainedOnce(rewardShowing("rare", n(5)), takeNow),
])
