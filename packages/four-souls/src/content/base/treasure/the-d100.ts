// Something else for every number.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, loot, rollTable, tap, tillEndOfTurn } from "../../../verbs/index.ts"

export default treasure(
  "the-d100",
  "The D100",
  { kind: "active", look: { glyph: "rolling-dices", hue: 285 } },
  [
    tap([
      rollTable([
        [n(1), n(1), [loot(n(1))]],
        [n(2), n(2), [loot(n(2))]],
        [n(3), n(3), [gainCents(n(3))]],
        [n(4), n(4), [gainCents(n(4))]],
        [n(5), n(5), [tillEndOfTurn("health", n(1))]],
        [n(6), n(6), [tillEndOfTurn("attack", n(1))]],
      ]),
    ]),
  ],
)
