// Half of an endless loop.

import { n, same } from "@soulspire/kernel"
import { loseCoins, thing } from "../words.ts"

export default thing(
  "ebb",
  [{ k: "on", event: "gainCoins", when: same("ev.who", "you"), do: [loseCoins("you", n(1))] }],
  ["rare"],
)
