// Better attack rolls.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../words/card.ts"
import { youHave } from "../../../words/index.ts"

export default treasure("meat", "Meat!", { kind: "passive", look: { glyph: "steak", hue: 2 } }, [
  youHave("attackRolls", n(1)),
])
