// Puts the top of a deck in order.

import { n } from "@soulspire/kernel"
import { startingItem } from "../../../card.ts"
import { lookAndOrder, tap } from "../../../words.ts"

export default startingItem("sleight-of-hand", "Sleight of Hand", { kind: "active" }, [
  tap([], {
    modes: [
      { name: "loot", do: lookAndOrder("loot", n(5)) },
      { name: "treasure", do: lookAndOrder("treasure", n(5)) },
      { name: "monster", do: lookAndOrder("monster", n(5)) },
      { name: "room", do: lookAndOrder("room", n(5)) },
    ],
  }),
])
