// Damage for cents.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, deal, monstersAndPlayers, paid, payCents } from "../../../verbs/index.ts"

export default treasure(
  "golden-razor-blade",
  "Golden Razor Blade",
  { kind: "paid", threePlus: true, look: { glyph: "razor-blade", hue: 48, small: "coins" } },
  [paid([payCents(n(5))], [deal(n(1), "it1")], aim(monstersAndPlayers))],
)
