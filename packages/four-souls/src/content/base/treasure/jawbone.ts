// Steals cents.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, players, stealCents, tap } from "../../../verbs/index.ts"

export default treasure("jawbone", "Jawbone", { kind: "active", look: { glyph: "jawbone", hue: 40 } }, [
  tap([stealCents(n(3), "it1")], aim(players)),
])
