// A chosen with a cultist: dazes everybody first, then hits harder and harder.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { comesWith, dazeAll, gainStrength, hit, hitAll, onCube, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a2-chosen-cultist",
  "Chosen",
  {
    act: 2,
    rank: "encounter",
    hp: 14,
    cube: { grey: 1, red: 2 },
    reward: { gold: 1, card: "normal", potion: 1 },
    look: { glyph: "cultist", hue: 290 },
  },
  [
    comesWith(summon("Cultist")),
    onCube(1, hitAll(n(1)), dazeAll(n(1))),
    onCube(2, hit(n(3)), daze(n(2))),
    onCube(3, hit(n(5)), gainStrength(n(1))),
  ],
)
