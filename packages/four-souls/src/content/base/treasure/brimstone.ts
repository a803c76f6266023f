// A stronger blow that goes through to somebody else. First edition: so does any damage to a monster, not only of a fight.

import { all, type Cond, eq, is, n, ref, same } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { aim, deal, on, otherPlayers, youHave } from "../../../verbs/index.ts"

const hitsMonster = all(same("ev.from", "you"), is("ev.whom", "monster"))

const print = (when: Cond): Card =>
  treasure(
    "brimstone",
    "Brimstone",
    { kind: "passive", threePlus: true, look: { glyph: "fire-ray", hue: 0 } },
    [youHave("attack", n(1)), on("damage", when, [deal(n(1), "it1")], aim(otherPlayers))],
  )

export default editions(print(all(hitsMonster, eq(ref("ev.combat"), 1))), print(hitsMonster))
