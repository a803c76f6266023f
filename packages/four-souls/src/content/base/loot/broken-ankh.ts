// A death may be prevented, at the price of the turn. First edition: what waits on the stack is not cancelled with it.

import { type Body, n, point, same, when } from "@soulspire/kernel"
import { type Card, editions, trinket } from "../../../verbs/card.ts"
import { cancelAll, endTurn, on, prevent, rollTable, yourTurn } from "../../../verbs/index.ts"

const print = (turnIsOver: Body): Card =>
  trinket("broken-ankh", "Broken Ankh", { look: { glyph: "ankh", hue: 42, small: "edge-crack" } }, [
    on("wouldDie", same("ev.whom", "you"), [
      point("death", "ev.item"),
      rollTable([[n(6), n(6), [prevent("death"), when(yourTurn, turnIsOver)]]]),
    ]),
  ])

export default editions(print([cancelAll(), endTurn()]), print([endTurn()]))
