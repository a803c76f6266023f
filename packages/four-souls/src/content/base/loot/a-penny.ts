// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { gainCents } from "../../../verbs/index.ts"

export default loot("a-penny", "A Penny!", { count: 6, kind: "penny", look: { glyph: "token", hue: 28 } }, [
  gainCents(n(1)),
])
