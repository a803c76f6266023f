// Cheap for those who bleed.

import { ge, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { costs, foe, hit } from "../../verbs/index.ts"

const bled = ge(read("lostInCombat", "you"), 1)

export default attack(
  "ironclad-blood-for-blood",
  "Blood for Blood",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "bloody-sword", hue: 355 } },
  { cost: 3, targets: [foe], do: [hit(n(4))], more: [costs(n(1), bled)] },
  { cost: 3, targets: [foe], do: [hit(n(4))], more: [costs(n(0), bled)] },
)
