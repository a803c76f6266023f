// Brings a card back.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, pick, putOnDraw } from "../../verbs/index.ts"

const again = [pick({ from: "discard", of: "you" }, "put-on-draw"), putOnDraw("card")]

export default attack(
  "ironclad-headbutt",
  "Headbutt",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "ram-profile", hue: 20 } },
  { cost: 1, targets: [foe], do: [hit(n(2)), ...again] },
  { cost: 1, targets: [foe], do: [hit(n(3)), ...again] },
)
