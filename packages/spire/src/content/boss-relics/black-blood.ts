// HP when it is over.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { endOfCombat, heal } from "../../verbs/index.ts"

export default bossRelic("black-blood", "Black Blood", { look: { glyph: "heart-drop", hue: 345 } }, [
  endOfCombat(heal(n(2))),
])
