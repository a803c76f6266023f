// A look at the next card of the monster deck.

import { trinket } from "../../../words/card.ts"
import { lookAndMayPutUnder, startOfTurn } from "../../../words/index.ts"

export default trinket("purple-heart", "Purple Heart", { look: { glyph: "mineral-heart", hue: 285 } }, [
  startOfTurn(lookAndMayPutUnder("monster")),
])
