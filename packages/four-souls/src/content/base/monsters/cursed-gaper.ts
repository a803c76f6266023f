// Every 4 makes all monsters stronger.

import { each, n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { monsters, tillEndOfTurn, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "cursed-gaper",
  "Cursed Gaper",
  {
    kind: "cursed",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { cents: 3 },
    look: { glyph: "jawless-cyclop", hue: 290, small: "cursed-star" },
  },
  [whenRolled(4, [each(monsters, "monster", [tillEndOfTurn("attack", n(1), "monster")])])],
)
