// Four dice in place of one.

import { instead, later, n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { rollSeveral, tap } from "../../../verbs/index.ts"

export default treasure(
  "mutant-spider",
  "Mutant Spider",
  { set: "fsp2", kind: "active", look: { glyph: "spider-eye", hue: 110 } },
  [
    tap([
      later(
        {
          k: "replace",
          event: "rollDice",
          do: [instead, rollSeveral(n(4), "would.who", "would.die")],
        },
        "",
        1,
      ),
    ]),
  ],
)
