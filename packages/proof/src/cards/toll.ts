// The one gate: every other seat pays or lets you draw.

import { each, gate, n } from "@soulspire/kernel"
import { card, draw, loseCoins, pay, spell } from "../words.ts"

export default card(
  { glyph: "turnstile", hue: 40 },
  spell("toll", [
    each({ from: "seats", of: "others" }, "rival", [
      gate({
        who: "rival",
        ask: "may",
        prompt: "toll",
        do: [{ ...pay(n(2)), who: "rival" }],
        ifNot: [draw("you", n(1))],
        ifCannot: [loseCoins("rival", n(1))],
      }),
    ]),
  ]),
)
