// Stake any number of coins on a roll.

import { n, number, read, ref, table } from "@soulspire/kernel"
import { card, gainCoins, loseCoins, roll, spell } from "../words.ts"

export default card(
  { glyph: "coins", hue: 50 },
  spell("wager", [
    number("stake", "you", 0, read("coins", "you")),
    loseCoins("you", ref("stake")),
    roll,
    table(ref("roll"), [
      [n(1), n(3), []],
      [n(4), n(6), [gainCoins("you", { mul: [ref("stake"), n(2)] })]],
    ]),
  ]),
)
