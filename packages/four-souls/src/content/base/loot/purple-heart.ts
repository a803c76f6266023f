// A look at the next card of the monster deck.

import { trinket } from "../../../verbs/card.ts"
import { lookAndMayPutUnder, startOfTurn } from "../../../verbs/index.ts"

export default trinket("purple-heart", "Purple Heart", { look: { glyph: "mineral-heart", hue: 285 } }, [
  startOfTurn(lookAndMayPutUnder("monster")),
])
