// Takes a player along.

import { monster } from "../../../verbs/card.ts"
import { aim, kill, players, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "death",
  "Death",
  {
    kind: "boss",
    health: 3,
    evasion: 4,
    attack: 2,
    reward: { treasure: 1 },
    souls: 1,
    look: { glyph: "grim-reaper", hue: 225 },
  },
  [whenThisDies([kill("it1", { by: "active" })], aim(players))],
)
