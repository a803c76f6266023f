// A look at the next card of the loot deck.

import { trinket } from "../../../verbs/card.ts"
import { lookAndMayPutUnder, startOfTurn } from "../../../verbs/index.ts"

export default trinket("cains-eye", "Cain's Eye", { look: { glyph: "brass-eye", hue: 30 } }, [
  startOfTurn(lookAndMayPutUnder("loot")),
])
