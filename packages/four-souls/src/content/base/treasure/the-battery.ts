// Recharges another item.

import { treasure } from "../../../verbs/card.ts"
import { aim, items, recharge, tap } from "../../../verbs/index.ts"

export default treasure(
  "the-battery",
  "The Battery",
  { kind: "active", look: { glyph: "car-battery", hue: 52 } },
  [tap([recharge("it1")], aim({ ...items, other: "this" }))],
)
