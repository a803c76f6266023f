// Another replacement of the same event: twice as much. Which comes first matters.

import { edit, n, ref, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "coins-pile", hue: 46 },
  thing("mint", [
    {
      k: "replace",
      event: "gainCoins",
      when: same("would.who", "you"),
      do: [edit({ amount: { mul: [ref("would.amount"), n(2)] } })],
    },
  ]),
)
