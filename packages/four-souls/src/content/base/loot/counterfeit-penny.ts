// One cent more.

import { add, edit, n, ref, same } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"

export default trinket("counterfeit-penny", "Counterfeit Penny", { look: { glyph: "two-coins", hue: 140 } }, [
  {
    k: "replace",
    event: "gainCents",
    when: same("would.who", "you"),
    do: [edit({ amount: add(ref("would.amount"), n(1)) })],
  },
])
