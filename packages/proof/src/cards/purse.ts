// A replacement: one coin more.

import { add, edit, n, ref, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "shiny-purse", hue: 45 },
  thing("purse", [
    {
      k: "replace",
      event: "gainCoins",
      when: same("would.who", "you"),
      do: [edit({ amount: add(ref("would.amount"), n(1)) })],
    },
  ]),
)
