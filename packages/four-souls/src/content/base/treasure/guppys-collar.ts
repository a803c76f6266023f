// A death may be prevented, at the price of the turn. First edition: what waits on the stack is not cancelled with it.

import { type Body, n, point, same, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { cancelAll, endTurn, on, prevent, rollTable, yourTurn } from "../../../verbs/index.ts"

const print = (turnIsOver: Body): Card =>
  treasure(
    "guppys-collar",
    "Guppy's Collar",
    { kind: "passive", guppy: true, look: { glyph: "spiked-collar", hue: 275 } },
    [
      on("wouldDie", same("ev.whom", "you"), [
        point("death", "ev.item"),
        rollTable([[n(1), n(3), [prevent("death"), when(yourTurn, turnIsOver)]]]),
      ]),
    ],
  )

export default editions(print([cancelAll(), endTurn()]), print([endTurn()]))
