// Some gold, or much of it with a curse.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { gainCurse } from "../../../verbs/climb.ts"
import { gainGold } from "../../../verbs/items.ts"

export default event(
  "act2-golden-shrine",
  "Golden Shrine",
  { act: 2, look: { glyph: "greek-temple", hue: 48 } },
  [option([gainGold(n(2))]), option([gainGold(n(7)), gainCurse])],
)
