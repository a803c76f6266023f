// Treasure or cents by a roll.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { gainCents, gainTreasure, rollTable } from "../../../verbs/index.ts"

export default event(
  "gold-chest",
  "Gold Chest",
  { kind: "good-event", look: { glyph: "open-treasure-chest", hue: 50, small: "coins" } },
  [
    [
      rollTable([
        [n(1), n(2), [gainTreasure(n(1))]],
        [n(3), n(4), [gainCents(n(5))]],
        [n(5), n(6), [gainCents(n(7))]],
      ]),
    ],
  ],
)
