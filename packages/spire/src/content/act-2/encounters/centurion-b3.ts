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

/** On these faces it protects its mystic, or hits where there is none. */
const guards = (...faces: number[]): Ability[] => [
  asLongAs(isThere(mystic), onDie(faces, giveBlock(n(3), MYSTIC))),
  asLongAs(not(isThere(mystic)), onDie(faces, hit(n(3)))),
]

/** It comes with a mystic, which it protects on one half of the die. */
export const withMystic = (half: "low" | "high"): Ability[] => [
  comesWith(summon(MYSTIC)),
  whenOneBesideThisDies(MYSTIC, gainStrength(n(1))),
  ...(half === "low"
    ? [...guards(1, 2, 3), onDie([4, 5, 6], hit(n(3)))]
    : [onDie([1, 2, 3], hit(n(3))), ...guards(4, 5, 6)]),
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
  withMystic("low"),
)
