// Holds the upper rows while the Shield holds the lower ones: whoever faces it is burnt.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { dazeAll, facing, hitAll, onCube, statusCards } from "../../../verbs/enemies.ts"

export default enemy(
  "e4-spire-spear",
  "Spire Spear",
  {
    act: 4,
    rank: "elite",
    aside: true,
    rows: [3, 4],
    hp: [42, 84, 126, 168],
    cube: { red: 3 },
    look: { glyph: "barbed-spear", hue: 20 },
  },
  [
    facing(statusCards("burn", n(2))),
    // disputed: only whoever faces it.
    onCube(1, hitAll(n(2), n(2))),
    onCube(2, dazeAll(n(2))),
    onCube(3, hitAll(n(9))),
  ],
  { ascension: 11 },
)
