// Stronger till end of turn, with one more attack.

import { n, same, when } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, mayAttackAgain, players, tillEndOfTurn } from "../../../verbs/index.ts"

export default loot(
  "xi-strength",
  "XI. Strength",
  { kind: "tarot", look: { glyph: "tarot-08-strength", hue: 15 } },
  [tillEndOfTurn("attack", n(1), "it1"), when(same("it1", "active"), [mayAttackAgain])],
  aim(players),
)
