// Knows other hands, and puts its own back.

import { choose, gate, n, target } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { lookAt, loot, players, putOnTop, swapLootWith, tap } from "../../../verbs/index.ts"

export default startingItem("incubus", "Incubus", { kind: "active", look: { glyph: "imp", hue: 330 } }, [
  tap([], {
    modes: [
      {
        name: "hand",
        targets: [target("rival", players)],
        do: [
          lookAt({ from: "hand", of: "rival" }),
          gate({
            ask: "may",
            prompt: "swap",
            do: [swapLootWith("rival")],
          }),
        ],
      },
      {
        name: "loot",
        do: [
          loot(n(1)),
          choose({ what: { from: "hand", of: "you" }, as: "back", prompt: "put-back" }),
          putOnTop("back"),
        ],
      },
    ],
  }),
])
