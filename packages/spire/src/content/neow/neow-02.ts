// A better card, a rare one, or gold at the price of a Curse.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gainCurse, gainRare, GREETING, upgrade } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default blessing(
  "neow-02",
  { look: { glyph: "sperm-whale", hue: 205, small: "coins-pile" } },
  GREETING,
  [upgrade(), [gainRare], [gainGold(n(10)), gainCurse]],
)
