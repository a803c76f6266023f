// Waits for a turn, then stabs the player in its row and everybody.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { fromRound, hit, hitAll, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "a3-spire-growth",
  "Spire Growth",
  {
    act: 3,
    rank: "encounter",
    // disputed: HP 28.
    hp: 17,
    reward: { gold: 1, card: "normal", potion: 1 },
    look: { glyph: "curling-vines", hue: 85 },
  },
  fromRound(2, onDie([1, 2, 3], hit(n(2)), hitAll(n(3))), onDie([4, 5, 6], hit(n(4)), hitAll(n(2)))),
)
