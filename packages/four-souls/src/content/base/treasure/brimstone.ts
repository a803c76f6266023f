// A stronger blow that goes through to somebody else.

import { all, eq, is, n, ref, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, deal, on, otherPlayers, youHave } from "../../../verbs/index.ts"

export default treasure(
  "brimstone",
  "Brimstone",
  { kind: "passive", threePlus: true, look: { glyph: "fire-ray", hue: 0 } },
  [
    youHave("attack", n(1)),
    on(
      "damage",
      all(same("ev.from", "you"), is("ev.whom", "monster"), eq(ref("ev.combat"), 1)),
      [deal(n(1), "it1")],
      aim(otherPlayers),
    ),
  ],
)
