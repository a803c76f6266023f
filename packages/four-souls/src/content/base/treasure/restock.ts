// Other items for the shop.

import { choose, count, each, type Select } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { putIntoDiscard, startOfTurn } from "../../../verbs/index.ts"

const wares: Select = { from: "shop" }

export default treasure(
  "restock",
  "Restock",
  { kind: "passive", look: { glyph: "box-unpacking", hue: 125 } },
  [
    startOfTurn([
      choose({ what: wares, as: "away", min: 0, max: count(wares), prompt: "discard-wares" }),
      each({ from: "@away" }, "item", [putIntoDiscard("item")]),
    ]),
  ],
)
