// Leaves everybody less and less time, and takes back its own when it would fall.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import {
  dazeAll,
  gainStrength,
  healsTo,
  hitAll,
  insteadOfDyingOnce,
  onCube,
  perPlayer,
  shakesOff,
  statusAll,
  timeWarp,
} from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b3-time-eater",
    "Time Eater",
    {
      act: 3,
      rank: "boss",
      hp: [60, 120, 180, 240],
      cube: { red: 3 },
      die: [5, 6],
      look: { glyph: "time-trap", hue: 160 },
    },
    [
      timeWarp(1, n(5)),
      timeWarp(2, n(4)),
      timeWarp(3, n(3)),
      insteadOfDyingOnce(healsTo(perPlayer(n(30))), gainStrength(n(1)), ...shakesOff),
      onCube(1, hitAll(n(2), n(2))),
      onCube(2, statusAll("slimed", n(3))),
      // disputed: a Daze for everybody too.
      onCube(3, hitAll(n(6)), gainStrength(n(1))),
    ],
  ),
  {
    // Hits harder, dazes, and heals more.
    from: 10,
    hp: [64, 128, 192, 256],
    changes: [
      insteadOfDyingOnce(healsTo(perPlayer(n(32))), gainStrength(n(1)), ...shakesOff),
      onCube(1, hitAll(n(3), n(2))),
      onCube(3, hitAll(n(6)), dazeAll(n(1)), gainStrength(n(1))),
    ],
  },
)
