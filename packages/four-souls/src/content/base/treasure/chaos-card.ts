// The end of anything, once.

import { type Body, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, destroy, items, kill, monstersAndPlayers, tap } from "../../../verbs/index.ts"

const ifDestroyed = (body: Body): Body => [destroy("this"), when({ did: true }, body)]

export default treasure(
  "chaos-card",
  "Chaos Card",
  { kind: "one-use", look: { glyph: "card-joker", hue: 300 } },
  [
    tap([], {
      modes: [
        { name: "kill", ...aim(monstersAndPlayers), do: ifDestroyed([kill("it1")]) },
        { name: "destroy-item", ...aim(items), do: ifDestroyed([destroy("it1")]) },
        { name: "destroy-soul", ...aim({ from: "souls" }), do: ifDestroyed([destroy("it1")]) },
      ],
    }),
  ],
)
