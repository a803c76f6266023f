// Gold for blood, a relic with a curse, or nothing but what sticks.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain, gainCurse, loseGold } from "../../../verbs/climb.ts"
import { gainGold } from "../../../verbs/items.ts"

export default event(
  "act1-world-of-goop-a3",
  "World of Goop",
  { act: 1, ascension: 3, look: { glyph: "gloop", hue: 80 } },
  [option([gainGold(n(3)), loseHp(n(2))]), option([...gain("relic"), gainCurse]), option([loseGold(n(1))])],
)
