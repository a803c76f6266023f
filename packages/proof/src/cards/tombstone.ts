// Last known information: coins for the might a dead foe had.

import { stat } from "@soulspire/kernel"
import { card, gainCoins, thing } from "../words.ts"

export default card(
  { glyph: "tombstone", hue: 215 },
  thing("tombstone", [
    {
      k: "on",
      event: "move",
      when: { says: ["ev.cause", "death"] },
      do: [gainCoins("you", stat("might", "ev.old"))],
    },
  ]),
)
