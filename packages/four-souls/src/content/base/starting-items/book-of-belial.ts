// One more or less on a roll.

import { n } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { addToRoll, aim, endOfTurn, recharge, rolls, subtractFromRoll, tap } from "../../../verbs/index.ts"

export default startingItem(
  "book-of-belial",
  "Book of Belial",
  { kind: "active", look: { glyph: "evil-book", hue: 0 } },
  [
    tap([], {
      modes: [
        { name: "add", ...aim(rolls), do: [addToRoll("it1", n(1, "step"))] },
        { name: "subtract", ...aim(rolls), do: [subtractFromRoll("it1", n(1, "step"))] },
      ],
    }),
    endOfTurn([recharge("this")]),
  ],
)
