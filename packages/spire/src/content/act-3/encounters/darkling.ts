// One of three that grow back as long as one of them is left.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { heal } from "../../../verbs/index.ts"
import { comesWith, gainBlock, gainStrength, hit, onDie, regrows, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a3-darkling",
  "Darkling",
  {
    act: 3,
    rank: "encounter",
    hp: 8,
    reward: { card: "normal", potion: 1 },
    look: { glyph: "sharp-smile", hue: 265 },
  },
  [
    comesWith(summon("Darkling", n(2))),
    regrows("Darkling", n(4)),
    onDie([1, 2], hit(n(2), n(2))),
    onDie([3, 4], gainBlock(n(3)), gainStrength(n(1))),
    onDie([5, 6], hit(n(3)), heal(n(2), "this")),
  ],
)
