// Another seat's penalty: you choose the thing, and its coins come to you.

import { edit, not, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("shade", [
  {
    k: "replace",
    event: "penalty",
    when: not(same("would.who", "you")),
    do: [edit({ chooser: "you" }, "thing"), edit({ to: "you" }, "coins")],
  },
])
