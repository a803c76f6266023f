// Better attack rolls.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { youHave } from "../../../verbs/index.ts"

export default treasure("meat", "Meat!", { kind: "passive", look: { glyph: "steak", hue: 2 } }, [
  youHave("attackRolls", n(1)),
])
