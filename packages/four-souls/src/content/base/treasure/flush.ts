// Everything goes down the drain.
// First edition: an item that is being purchased stays. Nobody can act between the choice of an item and its payment now.

import { each, not } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { inOrder, monsters, putOnBottom, tap, where } from "../../../verbs/index.ts"

export default treasure("flush", "Flush!", { kind: "active", look: { glyph: "warp-pipe", hue: 200 } }, [
  tap([], {
    modes: [
      {
        name: "monsters",
        do: [
          inOrder("flushed", where(monsters, not({ test: "isAttacked", of: "it" }))),
          each({ from: "@flushed" }, "card", [putOnBottom("card")]),
        ],
      },
      {
        name: "shop",
        do: [inOrder("flushed", { from: "shop" }), each({ from: "@flushed" }, "card", [putOnBottom("card")])],
      },
    ],
  }),
])
