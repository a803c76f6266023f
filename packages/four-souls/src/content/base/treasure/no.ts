// Cancels an activated ability of an item.

import { treasure } from "../../../card.ts"
import { aim, cancel, tap } from "../../../words.ts"

export default treasure("no", "No!", { kind: "active", look: { glyph: "halt", hue: 0 } }, [
  tap([cancel("it1")], aim({ from: "stack", where: { test: "isActivation", of: "it" } })),
])
