// All hands go round.

import { treasure } from "../../../verbs/card.ts"
import { passHands, players, tap } from "../../../verbs/index.ts"

export default treasure("chaos", "Chaos", { kind: "active", look: { glyph: "star-swirl", hue: 290 } }, [
  tap([passHands(players)]),
])
