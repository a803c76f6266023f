// The other side of Anima Sola: it can be attacked, and turns over again when it is down.

import { same, when } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { flip, gainRewards, mayAttackAgain, on, thisCanBeAttacked } from "../../../verbs/index.ts"

export default startingItem(
  "the-revenant",
  "The Revenant",
  {
    kind: "passive",
    set: "requiem",
    isBack: true,
    stats: { health: 2, evasion: 3, attack: 2 },
    reward: { loot: 2 },
    look: { glyph: "raise-skeleton", hue: 265, small: "crossed-chains" },
  },
  [
    thisCanBeAttacked,
    on("reachesZeroHp", same("ev.whom", "this"), [
      gainRewards("this", { who: "ev.attacker" }),
      flip("this"),
      when(same("ev.attacker", "active"), [mayAttackAgain]),
    ]),
  ],
)
