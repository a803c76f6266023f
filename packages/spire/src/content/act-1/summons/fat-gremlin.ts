// Hits everybody each turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { everyTurn, hitAll } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-fat-gremlin",
  "Fat Gremlin",
  {
    act: 1,
    alsoIn: 2,
    rank: "summon",
    count: 2,
    hp: 3,
    kinds: ["gremlin"],
    look: { glyph: "goblin", hue: 25 },
  },
  [everyTurn(hitAll(n(1)))],
)
