// Damage is never more than 1.

import { all, edit, ge, n, ref, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"

export default treasure(
  "dry-baby",
  "Dry Baby",
  { kind: "passive", look: { glyph: "skull-in-jar", hue: 48 } },
  [
    {
      k: "replace",
      event: "damage",
      when: all(same("would.whom", "you"), ge(ref("would.amount"), 2)),
      do: [edit({ amount: n(1) })],
    },
  ],
)
