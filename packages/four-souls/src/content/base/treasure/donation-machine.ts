// Cents for an item that somebody else gets; in the first edition also for one that is eternal.

import { choose, n, type Select } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { gainCents, give, itemsOf, nonEternal, otherPlayers, paid, where } from "../../../verbs/index.ts"

const print = (given: Select): Card =>
  treasure(
    "donation-machine",
    "Donation Machine",
    { kind: "paid", look: { glyph: "receive-money", hue: 120 } },
    [
      paid(
        [
          choose({ what: { ...given, other: "this" }, as: "gift", prompt: "give-item" }),
          choose({ what: otherPlayers, as: "taker", prompt: "give-to" }),
          give("gift", "taker"),
        ],
        [gainCents(n(8))],
      ),
    ],
  )

export default editions(print(where(itemsOf("you"), nonEternal)), print(itemsOf("you")))
