// Another seat's penalty: you choose the thing, and its coins come to you.

import { edit, not, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "shadow-follower", hue: 265 },
  thing("shade", [
    {
      k: "replace",
      event: "penalty",
      when: not(same("would.who", "you")),
      do: [edit({ chooser: "you" }, "thing"), edit({ to: "you" }, "coins")],
    },
  ]),
)
