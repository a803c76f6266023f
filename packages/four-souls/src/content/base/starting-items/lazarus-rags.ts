// Treasure for dying.

import { n, same } from "@soulspire/kernel"
import { startingItem } from "../../../card.ts"
import { gainTreasure, on } from "../../../words.ts"

export default startingItem(
  "lazarus-rags",
  "Lazarus' Rags",
  { kind: "passive", look: { glyph: "bandaged", hue: 42 } },
  [on("penaltyPaid", same("ev.who", "you"), [gainTreasure(n(1))])],
)
