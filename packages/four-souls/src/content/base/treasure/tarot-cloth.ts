// Every 4 is paid for with a loot card.

import { treasure } from "../../../verbs/card.ts"
import { giveLoot, whenRolled } from "../../../verbs/index.ts"

export default treasure(
  "tarot-cloth",
  "Tarot Cloth",
  { kind: "passive", look: { glyph: "rolled-cloth", hue: 280 } },
  [whenRolled(4, [giveLoot(1, "ev.who")])],
)
