// Somebody is hurt whenever you attack.

import { n, same, target } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { deal, monsters, on, players, rollAndAim, take } from "../../../verbs/index.ts"

export default treasure(
  "bobs-brain",
  "Bob's Brain",
  { kind: "passive", look: { glyph: "brain", hue: 110 } },
  [
    on("declareAttack", same("ev.who", "you"), [
      rollAndAim([
        [n(1), n(2), [deal(n(1), "hit")], [target("hit", monsters)]],
        [n(3), n(4), [deal(n(1), "hit")], [target("hit", players)]],
        [n(5), n(6), [take(n(1))]],
      ]),
    ]),
  ],
)
