// Hits harder, dazes more, and calls an acid slime every third turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { daze } from "../../../words.ts"
import { comesNext, onCube, strike, strikeAll, summon } from "../../../words/enemies.ts"

export default enemy(
  "a1-large-slime-a7",
  "Large Slime",
  {
    act: 1,
    rank: "encounter",
    hp: 9,
    cube: { red: 3 },
    reward: { gold: 1, card: "normal", potion: 1 },
    ascension: 7,
    look: { glyph: "slime", hue: 150 },
  },
  [
    onCube(1, strikeAll(n(2))),
    onCube(2, strike(n(4)), daze(n(2))),
    onCube(3, comesNext(summon("Acid Slime"))),
  ],
)
