// A look at the next card of the loot deck.

import { trinket } from "../../../words/card.ts"
import { lookAndMayPutUnder, startOfTurn } from "../../../words/index.ts"

export default trinket("cains-eye", "Cain's Eye", { look: { glyph: "brass-eye", hue: 30 } }, [
  startOfTurn(lookAndMayPutUnder("loot")),
])
