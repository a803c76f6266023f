// Few HP behind a block that stays.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import {
  comesWith,
  gainBlock,
  hit,
  keepsBlock,
  onCube,
  summon,
  whenCombatStarts,
} from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a2-spheric-guardian",
    "Spheric Guardian",
    {
      act: 2,
      rank: "encounter",
      hp: 5,
      cube: { red: 2 },
      reward: { gold: 1, card: "normal" },
      look: { glyph: "stone-sphere", hue: 205 },
    },
    [
      whenCombatStarts(gainBlock(n(10))),
      keepsBlock,
      onCube(1, hit(n(2)), gainBlock(n(5))),
      onCube(2, hit(n(5))),
    ],
  ),
  // A sentry comes with it.
  { from: 7, adds: [comesWith(summon("Sentry A"))] },
)
