// The richest lose everything.

import { event } from "../../../verbs/card.ts"
import { aim, loseAllCents, players, whenThisEnters, where } from "../../../verbs/index.ts"

export default event("greed-event", "Greed!", { kind: "bad-event", look: { glyph: "expense", hue: 44 } }, [
  whenThisEnters([loseAllCents({ who: "it1" })], aim(where(players, { test: "hasMostCents", of: "it" }))),
])
