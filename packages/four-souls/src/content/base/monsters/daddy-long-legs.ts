// A 1 makes all monsters harder to hit.

import { each, n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { monsters, tillEndOfTurn, whenAttackRolled } from "../../../verbs/index.ts"

export default monster(
  "daddy-long-legs",
  "Daddy Long Legs",
  {
    kind: "boss",
    health: 4,
    evasion: 4,
    attack: 1,
    reward: { cents: 7 },
    souls: 1,
    look: { glyph: "hanging-spider", hue: 20 },
  },
  [whenAttackRolled(1, [each(monsters, "monster", [tillEndOfTurn("evasion", n(1), "monster")])])],
)
