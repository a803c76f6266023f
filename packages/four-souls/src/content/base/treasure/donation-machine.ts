// Cents for an item that somebody else gets.

import { choose, n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, give, itemsOf, nonEternal, otherPlayers, paid, where } from "../../../verbs/index.ts"

export default treasure(
  "donation-machine",
  "Donation Machine",
  { kind: "paid", look: { glyph: "receive-money", hue: 120 } },
  [
    paid(
      [
        choose({
          what: { ...where(itemsOf("you"), nonEternal), other: "this" },
          as: "gift",
          prompt: "give-item",
        }),
        choose({ what: otherPlayers, as: "taker", prompt: "give-to" }),
        give("gift", "taker"),
      ],
      [gainCents(n(8))],
    ),
  ],
)
