// The richest lose everything.

import { event } from "../../../words/card.ts"
import { aim, loseAllCents, players, whenThisEnters, where } from "../../../words/index.ts"

export default event("greed-event", "Greed!", { kind: "bad-event", look: { glyph: "expense", hue: 44 } }, [
  whenThisEnters([loseAllCents({ who: "it1" })], aim(where(players, { test: "hasMostCents", of: "it" }))),
])
