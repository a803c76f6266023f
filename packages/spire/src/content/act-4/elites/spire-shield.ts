// Holds the lower rows while the Spear holds the upper ones: whoever faces it is held back.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { foes, noMoreDraws, strength } from "../../../verbs/index.ts"
import {
  bring,
  comesWith,
  dealsNoDamage,
  facingOn,
  gainBlock,
  hitAll,
  loseEnergy,
  onCube,
} from "../../../verbs/enemies.ts"

export default enemy(
  "e4-spire-shield",
  "Spire Shield",
  {
    act: 4,
    rank: "elite",
    rows: [1, 2],
    hp: [30, 60, 90, 120],
    cube: { red: 3 },
    reward: { card: "upgraded", relic: 1 },
    look: { glyph: "templar-shield", hue: 200 },
  },
  [
    comesWith(bring("Spire Spear")),
    facingOn(1, loseEnergy(n(1))),
    facingOn(2, noMoreDraws),
    facingOn(3, dealsNoDamage),
    onCube(1, gainBlock(n(20))),
    // disputed: only whoever faces it.
    onCube(2, hitAll(n(8))),
    onCube(3, strength(n(2), foes)),
  ],
  { ascension: 11 },
)
