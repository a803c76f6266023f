// Shoots at something, and seldom lives to do it again.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, and, destroy, items, loot, recharge, rollTable, tap } from "../../../verbs/index.ts"

export default treasure(
  "glass-cannon",
  "Glass Cannon",
  { kind: "active", look: { glyph: "cannon-shot", hue: 190 } },
  [
    tap(
      [
        destroy("it1"),
        rollTable([
          [n(1), n(5), and(destroy("this"), loot(n(2)))],
          [n(6), n(6), [recharge("this")]],
        ]),
      ],
      aim({ ...items, other: "this" }),
    ),
  ],
)
