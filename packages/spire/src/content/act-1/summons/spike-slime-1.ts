// One of four spike slimes, each with its own order of actions.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze, vulnerable } from "../../../verbs/index.ts"
import { actsLast, onDie, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-spike-slime-1",
  "Spike Slime",
  { act: 1, rank: "summon", hp: 5, look: { glyph: "spikeball", hue: 175 } },
  [
    actsLast(onDie([1, 2], hit(n(1)), vulnerable(n(1), "you"))),
    onDie([3, 4], hit(n(1)), daze(n(1))),
    onDie([5, 6], hit(n(2))),
  ],
)
