// The more of it somebody wants to know, the more it costs.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain, gainCurse, gainRare } from "../../../verbs/climb.ts"

export default event("act2-cursed-tome", "Cursed Tome", { act: 2, look: { glyph: "open-book", hue: 280 } }, [
  option([...gain("rare"), gainCurse]),
  option([gainRare, loseHp(n(2))]),
  option([...gain("card"), loseHp(n(1))]),
])
