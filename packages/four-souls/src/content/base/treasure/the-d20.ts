// Another item for an item.

import { treasure } from "../../../verbs/card.ts"
import { aim, items, rerollItem, tap } from "../../../verbs/index.ts"

export default treasure(
  "the-d20",
  "The D20",
  { kind: "active", look: { glyph: "dice-twenty-faces-twenty", hue: 205 } },
  [tap([rerollItem("it1")], aim(items))],
)
