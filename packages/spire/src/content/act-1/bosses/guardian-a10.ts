// Builds up more block between two greater blows; broken, it hides behind its spikes for two turns.

import { eq, ge, n, read } from "@soulspire/kernel"
import { bossReward, enemy } from "../../../enemy.ts"
import {
  asLongAs,
  entersMode,
  grow,
  guard,
  inMode,
  keepsBlock,
  onCube,
  perPlayer,
  sharpHide,
  strikeAll,
} from "../../../words/enemies.ts"

const ATTACK = 1
const DEFENSE = 2
const block = read("block", "this")

export default enemy(
  "b1-guardian-a10",
  "The Guardian",
  {
    act: 1,
    rank: "boss",
    hp: [40, 80, 120, 160],
    cube: [{ red: 2 }, { red: 2 }],
    reward: bossReward(2),
    ascension: 10,
    die: [1, 2],
    look: { glyph: "megabot", hue: 200 },
  },
  [
    ...inMode(
      ATTACK,
      keepsBlock,
      onCube(1, strikeAll(n(2)), guard(perPlayer(n(6)))),
      asLongAs(ge(block, 1), onCube(2, strikeAll(n(7)))),
      asLongAs(eq(block, 0), onCube(2, entersMode(DEFENSE))),
    ),
    ...inMode(
      DEFENSE,
      sharpHide(n(1)),
      onCube(1, strikeAll(n(3))),
      onCube(2, strikeAll(n(4)), grow(n(1)), entersMode(ATTACK)),
    ),
  ],
)
