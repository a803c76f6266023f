// Pecks at the hand of whoever rolls a 3.

import { choose, gate } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { lookAt, stealLoot, whenRolled } from "../../../verbs/index.ts"

export default treasure(
  "dead-bird",
  "Dead Bird",
  { kind: "passive", look: { glyph: "crow-dive", hue: 240 } },
  [
    whenRolled(3, [
      gate({
        ask: "may",
        prompt: "look-and-steal",
        do: [
          lookAt({ from: "hand", of: "ev.who" }),
          choose({ what: { from: "hand", of: "ev.who" }, as: "card", prompt: "steal" }),
          stealLoot("card"),
        ],
      }),
    ]),
  ],
)
