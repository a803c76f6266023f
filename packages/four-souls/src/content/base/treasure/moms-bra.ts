// The next blow is no more than 1.

import { edit, later, n, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, monstersAndPlayers, tap } from "../../../verbs/index.ts"

export default treasure("moms-bra", "Mom's Bra", { kind: "active", look: { glyph: "corset", hue: 340 } }, [
  tap(
    [
      later(
        {
          k: "replace",
          event: "damage",
          when: same("would.whom", "it1"),
          do: [edit({ amount: n(1) })],
        },
        "turn",
        1,
      ),
    ],
    aim(monstersAndPlayers),
  ),
])
