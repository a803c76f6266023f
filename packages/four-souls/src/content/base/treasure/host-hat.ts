// Takes a blow and hands it on.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, deal, otherPlayers, preventNextAnd, tap } from "../../../verbs/index.ts"

export default treasure(
  "host-hat",
  "Host Hat",
  { kind: "active", look: { glyph: "animal-skull", hue: 40 } },
  [tap(preventNextAnd(n(1), "you", [deal(n(1), "it1")], aim(otherPlayers)))],
)
