// Curls up when it is hurt; two more lice come with it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import {
  comesWith,
  gainStrength,
  gainBlock,
  onDie,
  hit,
  summon,
  whenFirstHurt,
} from "../../../verbs/enemies.ts"

export default enemy(
  "a1-red-louse",
  "Red Louse",
  { act: 1, rank: "encounter", hp: 4, reward: { gold: 1, card: "normal" }, look: { glyph: "mite", hue: 2 } },
  [
    comesWith(summon("Green Louse"), summon("Red Louse")),
    whenFirstHurt(gainBlock(n(2))),
    onDie([1, 2], gainStrength(n(1))),
    onDie([3, 4], hit(n(2))),
    onDie([5, 6], hit(n(2))),
  ],
)
