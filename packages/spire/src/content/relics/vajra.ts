// Strength for a turn, on a 2.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { onFace, strengthThisTurn } from "../../verbs/items.ts"

export default relic("vajra", "Vajra", { price: 7, look: { glyph: "winged-scepter", hue: 48 } }, [
  onFace([2], strengthThisTurn(n(1))),
])
