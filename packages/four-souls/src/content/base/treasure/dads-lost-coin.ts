// A 1 may be rolled again.

import { eq, gate, n, ref } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { rerollDie, whenWouldRoll } from "../../../verbs/index.ts"

export default treasure(
  "dads-lost-coin",
  "Dad's Lost Coin",
  { kind: "passive", look: { glyph: "coinflip", hue: 44 } },
  [
    whenWouldRoll(eq(ref("ev.value"), n(1)), [
      gate({ ask: "may", prompt: "reroll", do: [], ifDo: [rerollDie("ev.die")] }),
    ]),
  ],
)
