// Becomes a copy of an item, for good.

import { become } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, items, nonEternal, tap, where } from "../../../verbs/index.ts"

export default treasure(
  "modeling-clay",
  "Modeling Clay",
  { kind: "active", look: { glyph: "clay-brick", hue: 16 } },
  [tap([become("this", "it1", "")], aim(where(items, nonEternal)))],
)
