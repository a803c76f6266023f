// Recharges another item.

import { treasure } from "../../../card.ts"
import { aim, items, recharge, tap } from "../../../words.ts"

export default treasure(
  "the-battery",
  "The Battery",
  { kind: "active", look: { glyph: "car-battery", hue: 52 } },
  [tap([recharge("it1")], aim({ ...items, other: "this" }))],
)
