// Better attack rolls.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../words/card.ts"
import { youHave } from "../../../words/index.ts"

export default treasure("synthoil", "Synthoil", { kind: "passive", look: { glyph: "oil-can", hue: 70 } }, [
  youHave("attackRolls", n(1)),
])
