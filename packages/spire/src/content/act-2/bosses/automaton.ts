// Gathers strength behind its orbs, and lets it out in one beam.

import { n } from "@soulspire/kernel"
import { bossReward, enemy, withForms } from "../../../cards/enemy.ts"
import { comesWith, gainStrength, hitAll, onCube, shakesOff, summonForAll } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b2-automaton",
    "Bronze Automaton",
    {
      act: 2,
      rank: "boss",
      hp: [55, 110, 165, 220],
      cube: { red: 4 },
      reward: bossReward(3),
      die: [3, 4],
      look: { glyph: "metal-golem-head", hue: 35 },
    },
    [
      comesWith(summonForAll(["Bronze Orb"])),
      onCube(1, gainStrength(n(1))),
      onCube(2, hitAll(n(1), n(2))),
      onCube(3, gainStrength(n(1)), ...shakesOff),
      onCube(4, hitAll(n(7))),
    ],
  ),
  {
    // Shakes off more often what makes it weak, and has a stronger beam.
    from: 10,
    hp: [60, 120, 180, 240],
    reward: bossReward(2),
    changes: [onCube(1, gainStrength(n(1)), ...shakesOff), onCube(4, hitAll(n(9)))],
  },
)
