// Leaves spores when it dies; another one comes with it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { vulnerable } from "../../../verbs/index.ts"
import {
  comesWith,
  gainStrength,
  inItsRow,
  onDie,
  hit,
  hitAll,
  summon,
  whenThisDies,
} from "../../../verbs/enemies.ts"

export default enemy(
  "a1-fungi-beast",
  "Fungi Beast",
  {
    act: 1,
    rank: "encounter",
    // disputed: HP 5.
    hp: 6,
    reward: { gold: 1, card: "normal", potion: 1 },
    look: { glyph: "spotted-mushroom", hue: 95 },
  },
  [
    comesWith(summon("Fungi Beast")),
    whenThisDies(vulnerable(n(1), inItsRow)),
    onDie([1, 2], hit(n(2))),
    onDie([3, 4], hitAll(n(1)), gainStrength(n(1))),
    onDie([5, 6], gainStrength(n(2))),
  ],
)
