// Damage to a player.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, deal, players, tap } from "../../../verbs/index.ts"

export default treasure(
  "razor-blade",
  "Razor Blade",
  { kind: "active", threePlus: true, look: { glyph: "razor-blade", hue: 205, small: "blood" } },
  [tap([deal(n(1), "it1")], aim(players))],
)
