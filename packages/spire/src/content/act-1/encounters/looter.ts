// Takes gold on its third turn and is gone.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { comesWith, flee, gainBlock, loseGold, onCube, hit, summon } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a1-looter",
    "Looter",
    {
      act: 1,
      rank: "encounter",
      hp: 9,
      cube: { grey: 3, red: 0 },
      reward: { card: "normal", potion: 1 },
      look: { glyph: "robber", hue: 30 },
    },
    [onCube(1, hit(n(2))), onCube(2, hit(n(3)), gainBlock(n(1))), onCube(3, loseGold(n(2)), flee)],
  ),
  // Weaker, but an acid slime comes with it.
  { from: 7, hp: 7, adds: [comesWith(summon("Acid Slime"))] },
)
