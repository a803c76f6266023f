// Knows what comes next, and buys it.

import { all, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { youHave, yourTurn } from "../../../verbs/index.ts"

export default treasure(
  "theres-options",
  "There's Options",
  { kind: "passive", look: { glyph: "choice", hue: 190 } },
  [
    {
      k: "permit",
      act: "look",
      when: all(same("who", "you"), same("it", { top: "treasureDeck" }), yourTurn),
    },
    youHave("purchases", 1),
  ],
)
