// Hits its row each turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { everyTurn, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-sneaky-gremlin",
  "Sneaky Gremlin",
  {
    act: 1,
    alsoIn: 2,
    rank: "summon",
    count: 2,
    hp: 2,
    kinds: ["gremlin"],
    look: { glyph: "goblin-head", hue: 140 },
  },
  [everyTurn(hit(n(2)))],
)
