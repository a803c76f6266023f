// More on a roll that is no attack roll.

import { n, not } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { addUpTo, aim, rolls, tap, where } from "../../../verbs/index.ts"

export default treasure("lucky-foot", "Lucky Foot", { kind: "active", look: { glyph: "rabbit", hue: 115 } }, [
  tap(addUpTo(n(2), "it1"), aim(where(rolls, not({ test: "isAttackRoll", of: "it" })))),
])
