// A look at the next card of the treasure deck.

import { trinket } from "../../../words/card.ts"
import { lookAndMayPutUnder, startOfTurn } from "../../../words/index.ts"

export default trinket("golden-horseshoe", "Golden Horseshoe", { look: { glyph: "horseshoe", hue: 46 } }, [
  startOfTurn(lookAndMayPutUnder("treasure")),
])
