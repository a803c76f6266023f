// Keeps a monster for later.

import { choose, not, point, remember, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import {
  aim,
  monsters,
  mustAttackAlso,
  putOver,
  putUnder,
  tap,
  unattackedSlots,
  where,
} from "../../../verbs/index.ts"

export default treasure(
  "friendly-ball",
  "Friendly Ball",
  { set: "requiem", kind: "active", look: { glyph: "caged-ball", hue: 210 } },
  [
    tap(
      [when(not({ test: "hasUnder", of: "this" }), [putUnder("it1"), remember("caught", "it1")])],
      aim(where(monsters, not({ test: "isAttacked", of: "it" }))),
    ),
    tap(
      [
        point("freed", "memo.caught"),
        choose({ what: unattackedSlots, as: "over", prompt: "ambush" }),
        putOver("freed", "over"),
        mustAttackAlso("freed"),
      ],
      { when: { test: "hasUnder", of: "this" } },
    ),
  ],
)
