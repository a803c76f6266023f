// Reads the die of the day.

import { stat } from "@soulspire/kernel"
import { card, gainCoins, thing, use } from "../words.ts"

export default card(
  { glyph: "calendar", hue: 40 },
  thing("almanac", [use([gainCoins("you", stat("day", "this"))])]),
)
