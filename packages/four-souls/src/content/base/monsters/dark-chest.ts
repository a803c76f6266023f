// Loot, cents or damage by a roll.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { gainCents, loot, rollTable, take } from "../../../verbs/index.ts"

export default event(
  "dark-chest",
  "Dark Chest",
  { kind: "good-event", look: { glyph: "mimic-chest", hue: 240, small: "coins" } },
  [
    [
      rollTable([
        [n(1), n(2), [loot(n(1))]],
        [n(3), n(4), [gainCents(n(3))]],
        [n(5), n(6), [take(n(2))]],
      ]),
    ],
  ],
)
