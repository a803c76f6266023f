// A vote: coins for all, or cards for all.

import { each, eq, n, ref, vote, when } from "@soulspire/kernel"
import { card, draw, gainCoins, spell } from "../words.ts"

export default card(
  { glyph: "vote", hue: 260 },
  spell("moot", [
    vote("verdict", "you", ["coins", "cards"]),
    when(
      eq(ref("verdict"), 0),
      [each({ from: "seats" }, "who", [gainCoins("who", n(1))])],
      [each({ from: "seats" }, "who", [draw("who", n(1))])],
    ),
  ]),
)
