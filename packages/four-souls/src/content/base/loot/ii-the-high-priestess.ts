// Damage by a roll.

import { ref } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, deal, monstersAndPlayers, rollThen } from "../../../verbs/index.ts"

export default loot(
  "ii-the-high-priestess",
  "II. The High Priestess",
  { kind: "tarot", look: { glyph: "tarot-02-the-high-priestess", hue: 220 } },
  [rollThen("you", [deal(ref("ev.value"), "it1")])],
  aim(monstersAndPlayers),
)
