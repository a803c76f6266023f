// A monster that has to be attacked.
// First edition: the deck can be named as well, and it may be one more attack; in combat it comes to nothing. Now it is a
// monster, within the attacks of the turn.

import { type Ability, type Node, not, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { aim, forceAttack, forceDeckAttack, monsters, mustAttack, tap } from "../../../verbs/index.ts"

const print = (ability: Ability): Card =>
  treasure(
    "monster-manual",
    "Monster Manual",
    { kind: "active", threePlus: true, look: { glyph: "secret-book", hue: 85 } },
    [ability],
  )

const outOfCombat = (forced: Node): readonly Node[] => [when(not({ test: "isAttackUnderWay" }), [forced])]

export default editions(
  print(tap([mustAttack("it1")], aim(monsters))),
  print(
    tap([], {
      modes: [
        { name: "monster", ...aim(monsters), do: outOfCombat(forceAttack("it1")) },
        { name: "deck", do: outOfCombat(forceDeckAttack) },
      ],
    }),
  ),
)
