// Recharges everything of the active player.

import { each } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { itemsOf, recharge, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "psy-horf",
  "Psy Horf",
  {
    kind: "basic",
    health: 1,
    evasion: 5,
    attack: 1,
    reward: { loot: 1 },
    look: { glyph: "psychic-waves", hue: 310 },
  },
  [whenThisDies([each(itemsOf("active"), "item", [recharge("item")])])],
)
