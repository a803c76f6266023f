// Takes gold on its fourth turn and is gone.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { flee, gainBlock, hit, loseGold, onCube } from "../../../verbs/enemies.ts"

export default enemy(
  "s2-mugger",
  "Mugger",
  {
    act: 2,
    rank: "summon",
    count: 2,
    // disputed: HP 10.
    hp: 12,
    cube: { grey: 4, red: 0 },
    look: { glyph: "bandit", hue: 15 },
  },
  [
    onCube(1, hit(n(2)), gainBlock(n(1))),
    onCube(2, hit(n(2))),
    onCube(3, hit(n(4)), gainBlock(n(2))),
    onCube(4, loseGold(n(2)), flee),
  ],
)
