// Somebody's item for cents.

import { all, is, n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, nonEternal, paid, payCents, steal } from "../../../verbs/index.ts"

export default treasure(
  "pay-to-play",
  "Pay to Play",
  { kind: "paid", look: { glyph: "pay-money", hue: 44 } },
  [paid([payCents(n(10))], [steal("it1")], aim({ from: "board", where: all(is("it", "item"), nonEternal) }))],
)
