// Two attacks on the deck that have to be made.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { mustAttackDeck } from "../../../verbs/index.ts"

export default event("ambush", "Ambush!", { kind: "bad-event", look: { glyph: "wolf-trap", hue: 10 } }, [
  [mustAttackDeck(n(2))],
])
