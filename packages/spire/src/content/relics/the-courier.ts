// Something to buy in the middle of a combat.

import { relic } from "../../item.ts"
import { forSale } from "../../words/climb.ts"
import { oncePerCombat } from "../../words/items.ts"

export default relic("the-courier", "The Courier", { price: 6 }, [
  oncePerCombat([], {
    modes: [
      { name: "potion", do: forSale("potionDeck") },
      { name: "relic", do: forSale("relicDeck") },
    ],
  }),
])
