// A permission: you may attack a damaged foe even when you have no attack left.

import { all, ge, n, read, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "vertical-banner", hue: 0 },
  thing("banner", [
    { k: "permit", act: "attack", when: all(same("who", "you"), ge(read("damage", "it"), n(1))) },
  ]),
)
