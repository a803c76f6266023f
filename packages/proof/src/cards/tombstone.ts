// Last known information: coins for the might a dead foe had.

import { stat } from "@soulspire/kernel"
import { gainCoins, thing } from "../words.ts"

export default thing("tombstone", [
  {
    k: "on",
    event: "move",
    when: { says: ["ev.cause", "death"] },
    do: [gainCoins("you", stat("might", "ev.old"))],
  },
])
