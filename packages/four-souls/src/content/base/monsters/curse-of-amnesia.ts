// Loot at the end of every turn.

import { n } from "@soulspire/kernel"
import { curse } from "../../../verbs/card.ts"
import { discard, endOfTurn } from "../../../verbs/index.ts"

export default curse("curse-of-amnesia", "Curse of Amnesia", { look: { glyph: "brain-leak", hue: 290 } }, [
  endOfTurn([discard(n(2))]),
])
