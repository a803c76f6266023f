// A look at the next card of the treasure deck.

import { trinket } from "../../../verbs/card.ts"
import { lookAndMayPutUnder, startOfTurn } from "../../../verbs/index.ts"

export default trinket("golden-horseshoe", "Golden Horseshoe", { look: { glyph: "horseshoe", hue: 46 } }, [
  startOfTurn(lookAndMayPutUnder("treasure")),
])
