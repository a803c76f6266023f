// Stronger and luckier till end of turn.

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { aim, players, tillEndOfTurn } from "../../../verbs/index.ts"

export default lootCard(
  "iii-the-empress",
  "III. The Empress",
  { kind: "tarot", look: { glyph: "tarot-03-the-empress", hue: 350 } },
  [tillEndOfTurn("attack", n(1), "it1"), tillEndOfTurn("rolls", n(1), "it1")],
  aim(players),
)
