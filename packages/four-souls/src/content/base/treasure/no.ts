// Cancels an activated ability of an item.

import { treasure } from "../../../verbs/card.ts"
import { aim, cancel, tap } from "../../../verbs/index.ts"

export default treasure("no", "No!", { kind: "active", look: { glyph: "halt", hue: 0 } }, [
  tap([cancel("it1")], aim({ from: "stack", where: { test: "isActivation", of: "it" } })),
])
