// Damage at the start of a turn.

import { n } from "@soulspire/kernel"
import { curse } from "../../../verbs/card.ts"
import { startOfTurn, take } from "../../../verbs/index.ts"

export default curse("curse-of-pain", "Curse of Pain", { look: { glyph: "crown-of-thorns", hue: 295 } }, [
  startOfTurn([take(n(1))]),
])
