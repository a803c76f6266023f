// One of the two mystics, each with its own order of actions: helps all enemies.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { weak } from "../../../verbs/index.ts"
import { actsLast, allGainStrength, allHeal, hit, onDie } from "../../../verbs/enemies.ts"
import { mysticHp } from "./mystic-1.ts"

export default enemy(
  "s2-mystic-2",
  "Mystic",
  { act: 2, rank: "summon", hp: mysticHp, look: { glyph: "crystal-wand", hue: 265 } },
  [
    onDie([1, 2], hit(n(2)), weak(n(1), "you")),
    actsLast(onDie([3, 4], allGainStrength(n(1)))),
    onDie([5, 6], allHeal(n(3))),
  ],
)
