// Stabs all and one by turns, harder each time, and leaves those dazed whom it has hurt.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { gainStrength, hit, hitAll, onCube, painfulStabs } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "e2-book-of-stabbing",
    "Book of Stabbing",
    {
      act: 2,
      rank: "elite",
      hp: [30, 60, 90, 120],
      cube: { red: 2 },
      reward: { gold: 2, card: "upgraded", relic: 1 },
      look: { glyph: "secret-book", hue: 350, small: "plain-dagger" },
    },
    [
      painfulStabs(n(1)),
      onCube(1, hitAll(n(1), n(2)), gainStrength(n(1))),
      onCube(2, hit(n(3)), gainStrength(n(1))),
    ],
  ),
  {
    // The single stab comes first.
    from: 1,
    hp: [35, 70, 105, 140],
    changes: [onCube(1, hit(n(3)), gainStrength(n(1))), onCube(2, hitAll(n(1), n(2)), gainStrength(n(1)))],
  },
  { from: 12, hp: [36, 74, 118, 162], changes: [onCube(1, hit(n(4)), gainStrength(n(1)))] },
)
