// Recharges an item.

import { loot } from "../../../verbs/card.ts"
import { aim, items, recharge } from "../../../verbs/index.ts"

export default loot(
  "lil-battery",
  "Lil Battery",
  { count: 4, kind: "battery", look: { glyph: "battery-50", hue: 60 } },
  [recharge("it1")],
  aim(items),
)
