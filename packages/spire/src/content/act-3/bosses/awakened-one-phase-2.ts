// What the Awakened One is when it has died once: slime, and nobody keeps it.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import {
  gainStrength,
  hitAll,
  mostPowers,
  mustPayFor,
  onCube,
  statusAll,
  whenThisComes,
} from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b3-awakened-one-p2",
    "Awakened One: Phase 2",
    {
      act: 3,
      rank: "boss",
      aside: true,
      hp: [50, 100, 150, 200],
      cube: { red: 3 },
      look: { glyph: "evil-wings", hue: 275, small: "angel-wings" },
    },
    [
      // disputed: it gains Strength as it comes at any ascension.
      mustPayFor("slimed", n(1)),
      onCube(1, hitAll(n(7))),
      onCube(2, hitAll(n(4)), statusAll("slimed", n(2))),
      onCube(3, hitAll(n(3), n(2)), gainStrength(n(1))),
    ],
  ),
  {
    // Reborn with the strength of the party's powers.
    from: 10,
    adds: [whenThisComes(gainStrength(mostPowers))],
    changes: [onCube(1, hitAll(n(6)))],
  },
)
