// A soul of somebody else's for the shovel. First edition: not where the shovel cannot be destroyed.

import { type Cond, target, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { destroy, steal, tap, thisIsNotEternal } from "../../../verbs/index.ts"

const print = (more: { when?: Cond }): Card =>
  treasure(
    "moms-shovel",
    "Mom's Shovel",
    { kind: "one-use", entersDeactivated: true, look: { glyph: "spade", hue: 340 } },
    [
      tap([destroy("this"), when({ did: true }, [steal("soul")])], {
        ...more,
        targets: [target("soul", { from: "souls", of: "others" })],
      }),
    ],
  )

export default editions(print({}), print({ when: thisIsNotEternal }))
