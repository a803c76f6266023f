// Bad or good by a roll.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { discard, gainCents, gainTreasure, rollTable, take } from "../../../verbs/index.ts"

export default event(
  "secret-room",
  "Secret Room!",
  { kind: "good-event", look: { glyph: "secret-door", hue: 230 } },
  [
    [
      rollTable([
        [n(1), n(1), [take(n(3))]],
        [n(2), n(3), [discard(n(2))]],
        [n(4), n(5), [gainCents(n(7))]],
        [n(6), n(6), [gainTreasure(n(1))]],
      ]),
    ],
  ],
)
