// Treasure for dying.

import { n, same } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { gainTreasure, on } from "../../../verbs/index.ts"

export default startingItem(
  "lazarus-rags",
  "Lazarus' Rags",
  { kind: "passive", look: { glyph: "bandaged", hue: 42 } },
  [on("penaltyPaid", same("ev.who", "you"), [gainTreasure(n(1))])],
)
