// Recharges everything of a player.

import { each } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { aim, itemsOf, players, recharge } from "../../../verbs/index.ts"

export default lootCard(
  "mega-battery",
  "Mega Battery",
  { kind: "battery", look: { glyph: "battery-pack", hue: 55 } },
  [each(itemsOf("it1"), "item", [recharge("item")])],
  aim(players),
)
