// A look at the next card of the loot deck.

import { trinket } from "../../../card.ts"
import { lookAndMayPutUnder, startOfTurn } from "../../../words.ts"

export default trinket("cains-eye", "Cain's Eye", { look: { glyph: "brass-eye", hue: 30 } }, [
  startOfTurn(lookAndMayPutUnder("loot")),
])
