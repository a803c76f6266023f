// A hit on one or two.

import { choose, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foes, hit } from "../../verbs/index.ts"

const carve = (amount: number) => ({
  cost: 2,
  do: [
    choose({ what: foes, as: "struck", min: n(1), max: n(2), prompt: "foes" }),
    hit(n(amount), { to: { from: "@struck" } }),
  ],
})

export default attack(
  "watcher-carve-reality",
  "Carve Reality",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "rune-sword", hue: 275 } },
  carve(3),
  carve(4),
)
