// A leave trigger: its "this" is the card where it went.

import { all, move, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("phoenix", [
  {
    k: "on",
    event: "move",
    when: all(same("ev.old", "this"), { says: ["ev.to", "discard"] }),
    do: [move("this", "hand", { of: "you" })],
  },
])
