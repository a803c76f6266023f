// All hands go round.

import { treasure } from "../../../card.ts"
import { passHands, players, tap } from "../../../words.ts"

export default treasure("chaos", "Chaos", { kind: "active", look: { glyph: "star-swirl", hue: 290 } }, [
  tap([passHands(players)]),
])
