// Anything, by a roll.

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { gainCents, gainTreasure, loot, loseCents, rollTable, take } from "../../../verbs/index.ts"

export default lootCard(
  "x-wheel-of-fortune",
  "X. Wheel of Fortune",
  { kind: "tarot", look: { glyph: "tarot-10-wheel-of-fortune", hue: 38 } },
  [
    rollTable([
      [n(1), n(1), [gainCents(n(1))]],
      [n(2), n(2), [take(n(2))]],
      [n(3), n(3), [loot(n(3))]],
      [n(4), n(4), [loseCents(n(4))]],
      [n(5), n(5), [gainCents(n(5))]],
      [n(6), n(6), [gainTreasure(n(1))]],
    ]),
  ],
)
