// One card less for blood, or some gold.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { remove } from "../../../verbs/climb.ts"
import { gainGold } from "../../../verbs/items.ts"

export default event(
  "act1-wing-statue",
  "Wing Statue",
  { act: 1, look: { glyph: "stone-bust", hue: 50, small: "angel-wings" } },
  [option([...remove(), loseHp(n(2))]), option([gainGold(n(2))])],
)
