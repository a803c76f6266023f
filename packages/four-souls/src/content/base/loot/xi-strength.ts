// Stronger till end of turn, with one more attack.

import { n, same, when } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { aim, mayAttackAgain, players, tillEndOfTurn } from "../../../words.ts"

export default loot(
  "xi-strength",
  "XI. Strength",
  { kind: "tarot" },
  // Only who is on turn can attack.
  [tillEndOfTurn("attack", n(1), "it1"), when(same("it1", "active"), [mayAttackAgain])],
  aim(players),
)
