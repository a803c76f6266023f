// Less or more of the first cents of a turn.

import { all, instead, n, ref, same, set } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"
import { gainCents, rollTable, yourTurn } from "../../../verbs/index.ts"

export default trinket(
  "poker-chip",
  "Poker Chip",
  { set: "fsp2", look: { glyph: "poker-hand", hue: 2, small: "token" } },
  [
    {
      k: "replace",
      event: "gainCents",
      nth: { only: 1, span: "turn" },
      when: all(same("would.who", "you"), yourTurn),
      do: [
        set("gained", ref("would.amount")),
        instead,
        rollTable([
          [n(1), n(3), [gainCents(n(1))]],
          [n(4), n(6), [gainCents({ mul: [ref("gained"), 2] })]],
        ]),
      ],
    },
  ],
)
