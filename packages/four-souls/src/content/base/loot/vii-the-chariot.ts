// Stronger and tougher till end of turn.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, players, tillEndOfTurn } from "../../../verbs/index.ts"

export default loot(
  "vii-the-chariot",
  "VII. The Chariot",
  { kind: "tarot", look: { glyph: "tarot-07-the-chariot", hue: 200 } },
  [tillEndOfTurn("attack", n(1), "it1"), tillEndOfTurn("health", n(1), "it1")],
  aim(players),
)
