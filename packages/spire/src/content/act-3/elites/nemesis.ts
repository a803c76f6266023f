// Burns everybody, and cannot be hurt every other turn.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { hitAll, losesNoHp, onCube, statusAll, whileOnSlots } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "e3-nemesis",
    "Nemesis",
    {
      act: 3,
      rank: "elite",
      hp: [30, 60, 90, 120],
      cube: { grey: 2, red: 2 },
      reward: { gold: 3, card: "upgraded", relic: 1 },
      look: { glyph: "grim-reaper", hue: 285, small: "scythe" },
    },
    [
      whileOnSlots([2, 4], losesNoHp),
      onCube(1, statusAll("burn", n(4))),
      onCube(2, hitAll(n(4))),
      onCube(3, hitAll(n(2), n(2)), statusAll("burn", n(1))),
      onCube(4, hitAll(n(7))),
    ],
  ),
  {
    // Burns and hits harder.
    from: 1,
    hp: [35, 70, 105, 140],
    changes: [onCube(1, statusAll("burn", n(5))), onCube(2, hitAll(n(5))), onCube(4, hitAll(n(8)))],
  },
  {
    from: 12,
    // disputed: 118 HP for three players.
    hp: [36, 74, 116, 162],
    changes: [onCube(2, hitAll(n(6))), onCube(3, hitAll(n(2), n(3)), statusAll("burn", n(2)))],
  },
)
