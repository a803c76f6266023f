// Less on a roll.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../words/card.ts"
import { aim, rolls, subtractUpTo, tap } from "../../../words/index.ts"

export default treasure("mini-mush", "Mini Mush", { kind: "active", look: { glyph: "mushroom", hue: 10 } }, [
  tap(subtractUpTo(n(2), "it1"), aim(rolls)),
])
