// One of the four bronze orbs, each with its own order of actions.

import { type Body, n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { weak } from "../../../verbs/index.ts"
import { giveBlock, hit, onDie } from "../../../verbs/enemies.ts"

// disputed: Daze instead of Weak.
export const hitAndWeaken: Body = [hit(n(2)), weak(n(1), "you")]
export const guardAutomaton = giveBlock(n(3), "Bronze Automaton")

export default enemy(
  "s2-bronze-orb-1",
  "Bronze Orb",
  { act: 2, rank: "summon", hp: 19, look: { glyph: "cyber-eye", hue: 35 } },
  [onDie([1, 2], hit(n(3))), onDie([3, 4], ...hitAndWeaken), onDie([5, 6], guardAutomaton)],
)
