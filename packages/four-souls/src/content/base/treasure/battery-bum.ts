// Recharges for cents.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, items, paid, payCents, recharge } from "../../../verbs/index.ts"

export default treasure(
  "battery-bum",
  "Battery Bum",
  { kind: "paid", look: { glyph: "batteries", hue: 60, small: "hood" } },
  [paid([payCents(n(4))], [recharge("it1")], aim(items))],
)
