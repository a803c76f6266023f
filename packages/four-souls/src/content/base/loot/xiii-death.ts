// Kills a player.

import { loot } from "../../../verbs/card.ts"
import { aim, kill, players } from "../../../verbs/index.ts"

export default loot(
  "xiii-death",
  "XIII. Death",
  { kind: "tarot", look: { glyph: "tarot-13-death", hue: 230 } },
  [kill("it1")],
  aim(players),
)
