// Loot by a roll.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { loot, rollTable } from "../../../verbs/index.ts"

export default event(
  "chest-2",
  "Chest",
  { kind: "good-event", look: { glyph: "chest", hue: 28, small: "card-pick" } },
  [
    [
      rollTable([
        [n(1), n(2), [loot(n(1))]],
        [n(3), n(4), [loot(n(2))]],
        [n(5), n(6), [loot(n(3))]],
      ]),
    ],
  ],
)
