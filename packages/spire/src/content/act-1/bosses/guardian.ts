// Builds up block between two great blows; broken, it hides behind its spikes for two turns.

import { eq, ge, n, read } from "@soulspire/kernel"
import { bossReward, enemy, withForms } from "../../../cards/enemy.ts"
import {
  asLongAs,
  entersMode,
  gainStrength,
  gainBlock,
  inMode,
  keepsBlock,
  onCube,
  perPlayer,
  sharpHide,
  hitAll,
} from "../../../verbs/enemies.ts"

const ATTACK = 1
const DEFENSE = 2
const block = read("block", "this")

export default withForms(
  enemy(
    "b1-guardian",
    "The Guardian",
    {
      act: 1,
      rank: "boss",
      hp: [40, 80, 120, 160],
      cube: [{ red: 2 }, { red: 2 }],
      reward: bossReward(3),
      die: [1, 2],
      look: { glyph: "megabot", hue: 200 },
    },
    [
      ...inMode(
        ATTACK,
        keepsBlock,
        onCube(1, hitAll(n(2)), gainBlock(perPlayer(n(5)))),
        asLongAs(ge(block, 1), onCube(2, hitAll(n(6)))),
        asLongAs(eq(block, 0), onCube(2, entersMode(DEFENSE))),
      ),
      ...inMode(
        DEFENSE,
        sharpHide(n(1)),
        onCube(1, hitAll(n(2))),
        onCube(2, hitAll(n(4)), gainStrength(n(1)), entersMode(ATTACK)),
      ),
    ],
  ),
  {
    // More block between greater blows.
    from: 10,
    reward: bossReward(2),
    changes: [
      ...inMode(
        ATTACK,
        onCube(1, hitAll(n(2)), gainBlock(perPlayer(n(6)))),
        asLongAs(ge(block, 1), onCube(2, hitAll(n(7)))),
      ),
      ...inMode(DEFENSE, onCube(1, hitAll(n(3)))),
    ],
  },
)
