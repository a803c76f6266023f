// A death may be prevented.

import { n, same, when } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { cancelAll, endTurn, on, preventDeath, rollTable, yourTurn } from "../../../words.ts"

export default treasure("guppys-collar", "Guppy's Collar", { kind: "passive", guppy: true }, [
  on("wouldDie", same("ev.whom", "you"), [
    rollTable([[n(1), n(3), [preventDeath("ev.item"), when(yourTurn, [cancelAll, endTurn])]]]),
  ]),
])
