// Better attack rolls.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { youHave } from "../../../verbs/index.ts"

export default treasure("synthoil", "Synthoil", { kind: "passive", look: { glyph: "oil-can", hue: 70 } }, [
  youHave("attackRolls", n(1)),
])
