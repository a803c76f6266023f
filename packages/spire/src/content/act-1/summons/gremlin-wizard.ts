// Charges for one turn, then hits everybody each turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { onCube, hitAll } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-gremlin-wizard",
  "Gremlin Wizard",
  {
    act: 1,
    alsoIn: 2,
    rank: "summon",
    count: 2,
    hp: 4,
    cube: { grey: 1, red: 1 },
    kinds: ["gremlin"],
    look: { glyph: "wizard-face", hue: 275 },
  },
  [onCube(1), onCube(2, hitAll(n(3)))],
)
