// Your other things have an ability as well.

import { all, is, n, same } from "@soulspire/kernel"
import { gainCoins, thing, use } from "../words.ts"

export default thing("lantern", [
  {
    k: "grant",
    to: all(is("it", "thing"), same({ controller: "it" }, "you"), { not: same("it", "this") }),
    gives: [use([gainCoins("you", n(1))])],
  },
])
