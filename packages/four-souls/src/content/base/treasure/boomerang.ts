// Brings back a loot card of somebody else's.

import { treasure } from "../../../verbs/card.ts"
import { aim, otherPlayers, stealAtRandom, tap } from "../../../verbs/index.ts"

export default treasure("boomerang", "Boomerang", { kind: "active", look: { glyph: "boomerang", hue: 32 } }, [
  tap([stealAtRandom("it1")], aim(otherPlayers)),
])
