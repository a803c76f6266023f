// Another attack, and a strong first blow.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { firstAttackRoll, youHave } from "../../../verbs/index.ts"

export default treasure(
  "champion-belt",
  "Champion Belt",
  { kind: "passive", look: { glyph: "belt-armor", hue: 46 } },
  [youHave("attack", n(1), firstAttackRoll), youHave("attacks", 1)],
)
