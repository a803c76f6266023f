// One more or less on a roll. Recharged as the turn ends, but not in the first edition.

import { type Ability, n } from "@soulspire/kernel"
import { type Card, editions, startingItem } from "../../../verbs/card.ts"
import { addToRoll, aim, endOfTurn, recharge, rolls, subtractFromRoll, tap } from "../../../verbs/index.ts"

const moreOrLess = tap([], {
  modes: [
    { name: "add", ...aim(rolls), do: [addToRoll("it1", n(1, "step"))] },
    { name: "subtract", ...aim(rolls), do: [subtractFromRoll("it1", n(1, "step"))] },
  ],
})

const print = (abilities: readonly Ability[]): Card =>
  startingItem(
    "book-of-belial",
    "Book of Belial",
    { kind: "active", look: { glyph: "evil-book", hue: 0 } },
    abilities,
  )

export default editions(print([moreOrLess, endOfTurn([recharge("this")])]), print([moreOrLess]))
