// Somebody is hurt whenever you attack.

import { choose, n, same } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { deal, monsters, on, players, rollTable, take } from "../../../words.ts"

export default treasure(
  "bobs-brain",
  "Bob's Brain",
  { kind: "passive", look: { glyph: "brain", hue: 110 } },
  [
    on("declareAttack", same("ev.who", "you"), [
      rollTable([
        [n(1), n(2), [choose({ what: monsters, as: "hit", prompt: "damage" }), deal(n(1), "hit")]],
        [n(3), n(4), [choose({ what: players, as: "hit", prompt: "damage" }), deal(n(1), "hit")]],
        [n(5), n(6), [take(n(1))]],
      ]),
    ]),
  ],
)
