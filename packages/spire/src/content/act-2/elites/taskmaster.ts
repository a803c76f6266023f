// Drives two slavers on against each player, and hits everybody harder from turn to turn.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import {
  comesWith,
  dazeAll,
  everyTurn,
  gainStrength,
  hitAll,
  onCube,
  summonForAll,
} from "../../../verbs/enemies.ts"

const slavers = comesWith(summonForAll(["Blue Slaver", "Red Slaver"]))

export default withForms(
  enemy(
    "e2-taskmaster",
    "Taskmaster",
    {
      act: 2,
      rank: "elite",
      hp: [13, 28, 42, 56],
      reward: { gold: 2, card: "upgraded", relic: 1 },
      look: { glyph: "slavery-whip", hue: 25 },
    },
    [slavers, everyTurn(hitAll(n(1)), gainStrength(n(1)))],
  ),
  {
    // Goes by its cube: a light blow first, then hard ones that daze.
    from: 1,
    hp: [15, 32, 48, 64],
    cube: { grey: 1, red: 1 },
    does: [slavers, onCube(1, hitAll(n(1))), onCube(2, hitAll(n(2)), dazeAll(n(1)), gainStrength(n(1)))],
  },
  {
    from: 12,
    hp: [16, 34, 56, 82],
    cube: undefined,
    does: [slavers, everyTurn(hitAll(n(1)), dazeAll(n(1)), gainStrength(n(1)))],
  },
)
