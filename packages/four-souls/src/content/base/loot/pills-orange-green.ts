// Cents, or fewer of them, by a roll.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { gainCents, loseCents, rollTable } from "../../../verbs/index.ts"

export default loot(
  "pills-orange-green",
  "Pills! (orange/green)",
  { kind: "pill", look: { glyph: "pill-drop", hue: 24, small: "coins" } },
  [
    rollTable([
      [n(1), n(2), [gainCents(n(4))]],
      [n(3), n(4), [gainCents(n(7))]],
      [n(5), n(6), [loseCents(n(4))]],
    ]),
  ],
)
