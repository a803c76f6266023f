// Does as the die says, sometimes after everyone else.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze, vulnerable } from "../../../verbs/index.ts"
import { actsLast, onDie, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "a1-red-slaver",
  "Red Slaver",
  {
    act: 1,
    rank: "encounter",
    hp: 10,
    reward: { gold: 1, card: "normal" },
    look: { glyph: "executioner-hood", hue: 2, small: "fishing-net" },
  },
  [
    onDie([1, 2], hit(n(2)), daze(n(1))),
    actsLast(onDie([3, 4], hit(n(2)), vulnerable(n(1), "you"))),
    onDie([5, 6], hit(n(3))),
  ],
)
