// Another card, some gold, or two cards less for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { loseHp } from "../../verbs/index.ts"
import { GREETING, remove, transform } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default blessing(
  "neow-09",
  { look: { glyph: "nautilus-shell", hue: 185, small: "card-burn" } },
  GREETING,
  [
    transform(),
    [gainGold(n(5))],
    // disputed: lose 3 gold
    [...remove(n(2)), loseHp(n(3))],
  ],
)
