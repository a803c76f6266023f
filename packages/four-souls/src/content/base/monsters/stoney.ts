// Harder for all, and out of reach.

import { is, n, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { dies, whenAnotherMonsterDies } from "../../../verbs/index.ts"

export default monster(
  "stoney",
  "Stoney",
  {
    kind: "basic",
    health: 3,
    evasion: 0,
    attack: 0,
    reward: { loot: 1 },
    look: { glyph: "rock-golem", hue: 35 },
  },
  [
    { k: "stat", stat: "evasion", to: is("it", "monster"), add: n(1) },
    { k: "forbid", act: "attack", when: same("it", "this") },
    whenAnotherMonsterDies([dies("this")]),
  ],
)
