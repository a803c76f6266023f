// Somebody is hurt whenever you attack. First edition: once it is clear what is attacked; what hurts you is dealt to you.

import { n, type Node, same, target } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { deal, monsters, on, players, rollAndAim, take } from "../../../verbs/index.ts"

const print = (event: "declareAttack" | "attackOn", oneself: Node): Card =>
  treasure("bobs-brain", "Bob's Brain", { kind: "passive", look: { glyph: "brain", hue: 110 } }, [
    on(event, same("ev.who", "you"), [
      rollAndAim([
        [n(1), n(2), [deal(n(1), "hit")], [target("hit", monsters)]],
        [n(3), n(4), [deal(n(1), "hit")], [target("hit", players)]],
        [n(5), n(6), [oneself]],
      ]),
    ]),
  ])

export default editions(print("declareAttack", take(n(1))), print("attackOn", deal(n(1), "you")))
