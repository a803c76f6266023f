// Health for somebody's safety.

import { n, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, payHealth, players, preventOfNextInstance, tap } from "../../../verbs/index.ts"

export default treasure(
  "guppys-paw",
  "Guppy's Paw",
  { kind: "active", guppy: true, look: { glyph: "paw", hue: 270 } },
  [tap([payHealth(n(1)), when({ did: true }, [preventOfNextInstance(n(2), "it1")])], aim(players))],
)
