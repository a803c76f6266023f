// Cents at the end of every turn.

import { n } from "@soulspire/kernel"
import { curse } from "../../../verbs/card.ts"
import { endOfTurn, loseCents } from "../../../verbs/index.ts"

export default curse("curse-of-greed", "Curse of Greed", { look: { glyph: "gold-stack", hue: 285 } }, [
  endOfTurn([loseCents(n(4))]),
])
