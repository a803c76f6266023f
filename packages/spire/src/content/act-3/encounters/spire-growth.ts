// Waits for a turn, then stabs the player in its row and everybody.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { fromRound, hitThenAll, onDie } from "../../../verbs/enemies.ts"

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
  fromRound(2, onDie([1, 2, 3], hitThenAll(n(2), n(3))), onDie([4, 5, 6], hitThenAll(n(4), n(2)))),
)
