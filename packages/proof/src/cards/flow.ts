// The other half.

import { n, same } from "@soulspire/kernel"
import { gainCoins, thing } from "../words.ts"

export default thing(
  "flow",
  [{ k: "on", event: "loseCoins", when: same("ev.who", "you"), do: [gainCoins("you", n(1))] }],
  ["rare"],
)
