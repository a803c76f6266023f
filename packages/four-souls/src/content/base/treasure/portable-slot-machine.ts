// Loot or cents for cents.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, loot, paid, payCents, rollTable } from "../../../verbs/index.ts"

export default treasure(
  "portable-slot-machine",
  "Portable Slot Machine",
  { kind: "paid", look: { glyph: "slot-machine", hue: 350 } },
  [
    paid(
      [payCents(n(3))],
      [
        rollTable([
          [n(1), n(2), [loot(n(1))]],
          [n(3), n(4), [gainCents(n(4))]],
        ]),
      ],
    ),
  ],
)
