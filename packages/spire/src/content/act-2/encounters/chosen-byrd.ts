// A chosen with a byrd: dazes everybody first, then hits harder and harder.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { comesWith, dazeAll, gainStrength, hit, hitAll, onCube, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a2-chosen-byrd",
  "Chosen",
  {
    act: 2,
    rank: "encounter",
    hp: 16,
    cube: { grey: 1, red: 2 },
    reward: { gold: 2, card: "normal" },
    look: { glyph: "cultist", hue: 290 },
  },
  [
    comesWith(summon("Byrd")),
    onCube(1, hitAll(n(1)), dazeAll(n(1))),
    onCube(2, hit(n(3)), daze(n(2))),
    onCube(3, hit(n(5)), gainStrength(n(1))),
  ],
)
