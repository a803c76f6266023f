// One card less for blood, or some gold.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../event.ts"
import { loseHp } from "../../../words.ts"
import { remove } from "../../../words/climb.ts"
import { gainGold } from "../../../words/items.ts"

export default event(
  "act1-wing-statue",
  "Wing Statue",
  { act: 1, look: { glyph: "stone-bust", hue: 50, small: "angel-wings" } },
  [option([...remove(), loseHp(n(2))]), option([gainGold(n(2))])],
)
