// The plainest thing to copy: use it for coins.

import { n } from "@soulspire/kernel"
import { gainCoins, thing, use } from "../words.ts"

export default thing("coinpress", [use([gainCoins("you", n(2))])])
