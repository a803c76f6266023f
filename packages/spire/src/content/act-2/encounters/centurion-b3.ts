// Protects the mystic beside it on the low half of the die; without one it only hits, and harder.

import { type Ability, n, not } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import {
  asLongAs,
  besideThis,
  comesWith,
  gainStrength,
  giveBlock,
  hit,
  isThere,
  onDie,
  summon,
  whenOneBesideThisDies,
} from "../../../verbs/enemies.ts"

const MYSTIC = "Mystic"
const mystic = besideThis(MYSTIC)

/** What it does on these faces as long as its mystic is there, and on the others. */
export const protectsMystic = (guards: readonly number[], hits: readonly number[]): Ability[] => [
  comesWith(summon(MYSTIC)),
  whenOneBesideThisDies(MYSTIC, gainStrength(n(1))),
  asLongAs(isThere(mystic), onDie(guards, giveBlock(n(3), MYSTIC))),
  asLongAs(not(isThere(mystic)), onDie(guards, hit(n(3)))),
  onDie(hits, hit(n(3))),
]

export default enemy(
  "a2-centurion-b3",
  "Centurion",
  {
    act: 2,
    rank: "encounter",
    hp: 15,
    reward: { gold: 1, card: "normal" },
    look: { glyph: "centurion-helmet", hue: 40 },
  },
  protectsMystic([1, 2, 3], [4, 5, 6]),
)
