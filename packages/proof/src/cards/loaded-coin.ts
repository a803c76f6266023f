// Each time you would roll a 1 you may roll again; a declined offer is made again only for a new attempt.

import { all, eq, gate, n, ref, same } from "@soulspire/kernel"
import { card, reroll, thing } from "../words.ts"

export default card(
  { glyph: "coinflip", hue: 48 },
  thing("loaded-coin", [
    {
      k: "on",
      event: "wouldRoll",
      when: all(same("ev.who", "you"), eq(ref("ev.value"), n(1))),
      nth: { only: 1, span: "attempt" },
      do: [gate({ ask: "may", prompt: "reroll", do: [], ifDo: [reroll("ev.die")] })],
    },
  ]),
)
