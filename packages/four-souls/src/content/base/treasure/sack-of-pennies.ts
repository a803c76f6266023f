// A cent, again with every 1.

import { gate, n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, recharge, tap, whenRolled } from "../../../verbs/index.ts"

export default treasure(
  "sack-of-pennies",
  "Sack of Pennies",
  { kind: "active", look: { glyph: "knapsack", hue: 30, small: "token" } },
  [
    tap([gainCents(n(1))]),
    whenRolled(1, [gate({ ask: "may", prompt: "recharge", do: [], ifDo: [recharge("this")] })]),
  ],
)
