// The only attack, and a hard one.

import { is, n, not } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const alone = not({ exists: { from: "hand", of: "you", other: "this", where: is("it", "attack") } })

export default attack(
  "watcher-signature-move",
  "Signature Move",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "scroll-quill", hue: 30 } },
  { cost: 2, when: alone, targets: [foe], do: [hit(n(6))] },
  { cost: 2, when: alone, targets: [foe], do: [hit(n(8))] },
)
