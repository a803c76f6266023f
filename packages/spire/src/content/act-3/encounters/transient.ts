// Hits harder every turn, until it dies of itself; what it loses protects the player in its row.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { dies, hit, onCube, shift } from "../../../verbs/enemies.ts"

export default enemy(
  "a3-transient",
  "Transient",
  {
    act: 3,
    rank: "encounter",
    hp: 99,
    cube: { grey: 4, red: 0 },
    reward: { gold: 2, card: "normal" },
    look: { glyph: "elysium-shade", hue: 170 },
  },
  [shift, onCube(1, hit(n(6))), onCube(2, hit(n(9))), onCube(3, hit(n(12))), onCube(4, hit(n(15)), dies)],
)
