// Goes on hitting behind its shell.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { vulnerable } from "../../../verbs/index.ts"
import { comesWith, gainBlock, hit, hitAll, onCube, summon } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a2-shelled-parasite",
    "Shelled Parasite",
    {
      act: 2,
      rank: "encounter",
      hp: 18,
      cube: { grey: 1, red: 2 },
      reward: { card: "normal", potion: 1 },
      look: { glyph: "trilobite", hue: 15 },
    },
    [
      onCube(1, hit(n(4)), gainBlock(n(2))),
      onCube(2, hit(n(3)), vulnerable(n(1), "you"), gainBlock(n(2))),
      onCube(3, hitAll(n(2)), gainBlock(n(2))),
    ],
  ),
  // Weaker, but a fungi beast comes with it.
  { from: 7, hp: 16, adds: [comesWith(summon("Fungi Beast"))] },
)
