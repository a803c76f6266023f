// A cent, loot or HP by a roll.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, loot, rollTable, tap, tillEndOfTurn } from "../../../verbs/index.ts"

export default treasure(
  "book-of-sin",
  "Book of Sin",
  { kind: "active", look: { glyph: "black-book", hue: 0 } },
  [
    tap([
      rollTable([
        [n(1), n(2), [gainCents(n(1))]],
        [n(3), n(4), [loot(n(1))]],
        [n(5), n(6), [tillEndOfTurn("health", n(1))]],
      ]),
    ]),
  ],
)
