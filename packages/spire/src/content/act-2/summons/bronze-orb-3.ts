// One of the four bronze orbs, each with its own order of actions.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { hit, onDie } from "../../../verbs/enemies.ts"
import { guardAutomaton, hitAndWeaken } from "./bronze-orb-1.ts"

export default enemy(
  "s2-bronze-orb-3",
  "Bronze Orb",
  { act: 2, rank: "summon", hp: 19, look: { glyph: "cyber-eye", hue: 35 } },
  [onDie([1, 2], hit(n(3))), onDie([3, 4], guardAutomaton), onDie([5, 6], ...hitAndWeaken)],
)
