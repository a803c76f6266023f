// A death may be prevented.

import { n, same, when } from "@soulspire/kernel"
import { trinket } from "../../../card.ts"
import { cancelAll, endTurn, on, preventDeath, rollTable, yourTurn } from "../../../words.ts"

export default trinket("broken-ankh", "Broken Ankh", [
  on("wouldDie", same("ev.whom", "you"), [
    rollTable([[n(6), n(6), [preventDeath("ev.item"), when(yourTurn, [cancelAll, endTurn])]]]),
  ]),
])
