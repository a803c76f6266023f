// Monsters are harder to hit for whoever has it. First edition: those that are attacked, from then on till end of turn.

import { type Ability, is, n, same, target } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { attackedAreHarderToHit, give, on, otherPlayers, yourTurn } from "../../../verbs/index.ts"

const print = (harder: Ability): Card =>
  treasure(
    "baby-haunt",
    "Baby Haunt",
    { kind: "passive", look: { glyph: "ghost", hue: 205, small: "baby-face" } },
    [
      harder,
      on("playerDies", same("ev.who", "you"), [give("this", "heir")], {
        targets: [target("heir", otherPlayers)],
      }),
    ],
  )

export default editions(
  print({ k: "stat", stat: "evasion", to: is("it", "monster"), when: yourTurn, add: n(1) }),
  print(attackedAreHarderToHit),
)
