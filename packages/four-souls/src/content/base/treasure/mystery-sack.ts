// Loot or cents by a roll.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, loot, rollTable, tap } from "../../../verbs/index.ts"

export default treasure(
  "mystery-sack",
  "Mystery Sack",
  { kind: "active", look: { glyph: "swap-bag", hue: 35 } },
  [
    tap([
      rollTable([
        [n(1), n(2), [loot(n(1))]],
        [n(3), n(4), [gainCents(n(4))]],
      ]),
    ]),
  ],
)
