// Treasure for dying.

import { n, same } from "@soulspire/kernel"
import { startingItem } from "../../../words/card.ts"
import { gainTreasure, on } from "../../../words/index.ts"

export default startingItem(
  "lazarus-rags",
  "Lazarus' Rags",
  { kind: "passive", look: { glyph: "bandaged", hue: 42 } },
  [on("penaltyPaid", same("ev.who", "you"), [gainTreasure(n(1))])],
)
