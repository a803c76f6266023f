// A prohibition: others can't play cards in your turn.

import { all, not, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("silence", [
  { k: "forbid", act: "play", when: all(not(same("who", "you")), same("active", "you")) },
])
