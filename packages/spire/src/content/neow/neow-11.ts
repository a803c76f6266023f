// A rare card, another one, or two better ones by chance and a Curse.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gainCurse, gainRare, GREETING, transform, upgradeRandom } from "../../verbs/climb.ts"

export default blessing(
  "neow-11",
  { look: { glyph: "oyster-pearl", hue: 200, small: "upgrade" } },
  GREETING,
  [[gainRare], transform(), [upgradeRandom(n(2)), gainCurse]],
)
