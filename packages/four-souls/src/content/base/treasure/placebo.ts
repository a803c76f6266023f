// Does what another item can do.
// Not one of its own: that would only be on the stack once more.

import { treasure } from "../../../verbs/card.ts"
import { aim, copyTap, hasTap, items, nonEternal, tap, where } from "../../../verbs/index.ts"

export default treasure(
  "placebo",
  "Placebo",
  { kind: "active", look: { glyph: "miracle-medecine", hue: 180 } },
  [tap([copyTap("it1")], aim({ ...where(where(items, hasTap), nonEternal), other: "this" }))],
)
