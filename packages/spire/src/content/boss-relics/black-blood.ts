// HP when it is over.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { endOfCombat, heal } from "../../words.ts"

export default bossRelic("black-blood", "Black Blood", { look: { glyph: "heart-drop", hue: 345 } }, [
  endOfCombat(heal(n(2))),
])
