// A leave trigger: its "this" is the card where it went.

import { all, move, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "burning-passion", hue: 16 },
  thing("phoenix", [
    {
      k: "on",
      event: "move",
      when: all(same("ev.old", "this"), { says: ["ev.to", "discard"] }),
      do: [move("this", "hand", { of: "you" })],
    },
  ]),
)
