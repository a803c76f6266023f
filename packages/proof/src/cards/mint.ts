// Another replacement of the same event: twice as much. Which comes first matters.

import { edit, n, ref, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("mint", [
  {
    k: "replace",
    event: "gainCoins",
    when: same("would.who", "you"),
    do: [edit({ amount: { mul: [ref("would.amount"), n(2)] } })],
  },
])
