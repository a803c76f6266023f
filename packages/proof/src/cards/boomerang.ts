// Its own moves keep its "this": it goes away and comes back, as a new object.

import { move, n } from "@soulspire/kernel"
import { gainCoins, thing, use } from "../words.ts"

export default thing("boomerang", [
  use([move("this", "aside"), gainCoins("you", n(1)), move("this", "board", { of: "you" })]),
])
