// The end of anything, once. First edition: not where it cannot be destroyed.

import { type Body, type Cond, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { aim, destroy, items, kill, monstersAndPlayers, tap, thisIsNotEternal } from "../../../verbs/index.ts"

const ifDestroyed = (body: Body): Body => [destroy("this"), when({ did: true }, body)]

const print = (more: { when?: Cond }): Card =>
  treasure("chaos-card", "Chaos Card", { kind: "one-use", look: { glyph: "card-joker", hue: 300 } }, [
    tap([], {
      ...more,
      modes: [
        { name: "kill", ...aim(monstersAndPlayers), do: ifDestroyed([kill("it1")]) },
        { name: "destroy-item", ...aim(items), do: ifDestroyed([destroy("it1")]) },
        { name: "destroy-soul", ...aim({ from: "souls" }), do: ifDestroyed([destroy("it1")]) },
      ],
    }),
  ])

export default editions(print({}), print({ when: thisIsNotEternal }))
