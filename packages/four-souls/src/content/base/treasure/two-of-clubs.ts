// Twice the loot for somebody till end of turn.
// First edition: used twice it doubles once. Now each use is a replacement of its own, one after the other.

import { edit, later, ref, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, players, tap } from "../../../verbs/index.ts"

export default treasure(
  "two-of-clubs",
  "Two of Clubs",
  { kind: "active", look: { glyph: "card-2-clubs", hue: 215 } },
  [
    tap(
      [
        later(
          {
            k: "replace",
            event: "loot",
            when: same("would.who", "it1"),
            do: [edit({ amount: { mul: [ref("would.amount"), 2] } })],
          },
          "turn",
        ),
      ],
      aim(players),
    ),
  ],
)
