// Cards become coins.

import { all, instead, n, same } from "@soulspire/kernel"
import { gainCoins, thing } from "../words.ts"

export default thing("right-hand", [
  {
    k: "replace",
    event: "move",
    when: all({ says: ["would.cause", "draw"] }, same("would.who", "you")),
    do: [instead, gainCoins("you", n(1))],
  },
])
