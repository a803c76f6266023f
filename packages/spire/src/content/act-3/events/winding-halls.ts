// Two cards that nobody chose, some rest with a curse, or the long way back.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { heal, loseHp } from "../../../verbs/index.ts"
import { gainCurse, gainRandom } from "../../../verbs/climb.ts"

export default event("act3-winding-halls", "Winding Halls", { act: 3, look: { glyph: "maze", hue: 265 } }, [
  option([gainRandom(n(2))]),
  option([heal(n(3)), gainCurse]),
  option([loseHp(n(2))]),
])
