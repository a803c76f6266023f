// Brings back a loot card of somebody else's.

import { treasure } from "../../../card.ts"
import { aim, atRandom, otherPlayers, stealLoot, tap } from "../../../words.ts"

export default treasure("boomerang", "Boomerang", { kind: "active", look: { glyph: "boomerang", hue: 32 } }, [
  tap([atRandom("card", { from: "hand", of: "it1" }), stealLoot("card")], aim(otherPlayers)),
])
