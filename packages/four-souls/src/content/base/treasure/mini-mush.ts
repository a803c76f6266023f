// Less on a roll.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, rolls, subtractUpTo, tap } from "../../../verbs/index.ts"

export default treasure("mini-mush", "Mini Mush", { kind: "active", look: { glyph: "mushroom", hue: 10 } }, [
  tap(subtractUpTo(n(2), "it1"), aim(rolls)),
])
