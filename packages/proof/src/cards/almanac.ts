// Reads the die of the day.

import { stat } from "@soulspire/kernel"
import { gainCoins, thing, use } from "../words.ts"

export default thing("almanac", [use([gainCoins("you", stat("day", "this"))])])
