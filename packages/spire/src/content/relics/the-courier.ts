// Something to buy in the middle of a combat.

import { relic } from "../../cards/item.ts"
import { forSale } from "../../verbs/climb.ts"
import { oncePerCombat } from "../../verbs/items.ts"

export default relic("the-courier", "The Courier", { price: 6, look: { glyph: "hand-truck", hue: 30 } }, [
  oncePerCombat([], {
    modes: [
      { name: "potion", do: forSale("potionDeck") },
      { name: "relic", do: forSale("relicDeck") },
    ],
  }),
])
