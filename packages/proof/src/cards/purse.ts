// A replacement: one coin more.

import { add, edit, n, ref, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("purse", [
  {
    k: "replace",
    event: "gainCoins",
    when: same("would.who", "you"),
    do: [edit({ amount: add(ref("would.amount"), n(1)) })],
  },
])
