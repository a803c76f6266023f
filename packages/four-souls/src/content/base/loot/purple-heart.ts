// A look at the next card of the monster deck.

import { trinket } from "../../../card.ts"
import { lookAndMayPutUnder, startOfTurn } from "../../../words.ts"

export default trinket("purple-heart", "Purple Heart", { look: { glyph: "mineral-heart", hue: 285 } }, [
  startOfTurn(lookAndMayPutUnder("monster")),
])
