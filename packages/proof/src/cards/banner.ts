// A permission: you may attack a damaged foe even when you have no attack left.

import { all, ge, n, read, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("banner", [
  { k: "permit", act: "attack", when: all(same("who", "you"), ge(read("damage", "it"), n(1))) },
])
