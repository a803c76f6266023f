// A play within a play: shows the top card of the deck, which you may play at once for nothing.

import { find, gate, reveal } from "@soulspire/kernel"
import { card, playNow, spell } from "../words.ts"

export default card(
  { glyph: "waterfall", hue: 195 },
  spell("cascade", [
    find("found", { from: "deck", top: 1 }),
    reveal({ from: "@found" }),
    gate({ ask: "may", prompt: "play-it", do: [playNow("found", "you")] }),
  ]),
)
