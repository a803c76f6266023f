// Recharges another item.

import { treasure } from "../../../words/card.ts"
import { aim, items, recharge, tap } from "../../../words/index.ts"

export default treasure(
  "the-battery",
  "The Battery",
  { kind: "active", look: { glyph: "car-battery", hue: 52 } },
  [tap([recharge("it1")], aim({ ...items, other: "this" }))],
)
