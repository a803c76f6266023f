// Something rare for a relic that it picks itself, or for a potion.

import { event, option } from "../../../cards/event.ts"
import { lose, loseRandomRelic } from "../../../features/events/verbs.ts"
import { gain, gainRare } from "../../../verbs/climb.ts"

export default event("act2-nloth", "N'loth", { act: 2, look: { glyph: "hunter-eyes", hue: 320 } }, [
  option(gain("rare"), { cost: [loseRandomRelic] }),
  option([gainRare], { cost: lose("potion") }),
])
