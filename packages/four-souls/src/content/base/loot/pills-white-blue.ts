// Loot cards, or one fewer, by a roll.

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { discard, loot, rollTable } from "../../../verbs/index.ts"

export default lootCard(
  "pills-white-blue",
  "Pills! (white/blue)",
  { kind: "pill", look: { glyph: "medicine-pills", hue: 210 } },
  [
    rollTable([
      [n(1), n(2), [loot(n(1))]],
      [n(3), n(4), [loot(n(3))]],
      [n(5), n(6), [discard(n(1))]],
    ]),
  ],
)
