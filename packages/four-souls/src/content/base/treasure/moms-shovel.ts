// A soul of somebody else's for the shovel.

import { target, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { destroy, steal, tap } from "../../../verbs/index.ts"

export default treasure(
  "moms-shovel",
  "Mom's Shovel",
  { kind: "one-use", entersDeactivated: true, look: { glyph: "spade", hue: 340 } },
  [
    tap([destroy("this"), when({ did: true }, [steal("soul")])], {
      targets: [target("soul", { from: "souls", of: "others" })],
    }),
  ],
)
