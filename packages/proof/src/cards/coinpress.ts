// The plainest thing to copy: use it for coins.

import { n } from "@soulspire/kernel"
import { card, gainCoins, thing, use } from "../words.ts"

export default card({ glyph: "anvil-impact", hue: 44 }, thing("coinpress", [use([gainCoins("you", n(2))])]))
