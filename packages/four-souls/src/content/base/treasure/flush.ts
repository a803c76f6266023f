// Everything goes down the drain.
// First edition: an item that is being purchased stays, for there it can be named before everybody answers.

import { each, not, type Select } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { inOrder, monsters, notPurchased, putOnBottom, tap, where } from "../../../verbs/index.ts"

const down = (name: string, what: Select) => ({
  name,
  do: [inOrder("flushed", what), each({ from: "@flushed" }, "card", [putOnBottom("card")])],
})

const print = (wares: Select): Card =>
  treasure("flush", "Flush!", { kind: "active", look: { glyph: "warp-pipe", hue: 200 } }, [
    tap([], {
      modes: [down("monsters", where(monsters, not({ test: "isAttacked", of: "it" }))), down("shop", wares)],
    }),
  ])

export default editions(print({ from: "shop" }), print(where({ from: "shop" }, notPurchased)))
