// Stances (STS-10.12): leaving Calm is worth energy, Wrath hits harder and hurts at the end of the turn.

import { all, same } from "@soulspire/kernel"
import { inCombat, number, oneOf, seen } from "../../state/field.ts"
import { damage } from "../../verbs/index.ts"
import { feature } from "../feature.ts"
import { stanceAtoms } from "./atoms.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { stanceOps } from "./ops.ts"
import { stanceReads, stances, stanceTests } from "./reads.ts"
import { stanceRules } from "./rules.ts"

export default feature({
  place: 4,
  state: {
    player: {
      stance: seen(inCombat(oneOf(stances))),
      switches: seen(number("How often they have entered another stance this turn.")),
    },
  },
  ops: stanceOps,
  atoms: stanceAtoms,
  programs: stanceRules,
  reads: stanceReads,
  tests: stanceTests,
  looks: { isInCalm: ["stance"], isInWrath: ["stance"] },
  given: [
    {
      to: "character",
      ability: {
        k: "on",
        event: "turnEnds",
        when: all(same("ev.who", "you"), { test: "isInWrath", of: "you" }),
        do: [damage(1, "you")],
      },
      en: "Wrath",
      it: "Ira",
    },
  ],
  events: { enterStance: { who: "all", stance: "all", left: "all" } },
  telling: {
    enterStance: stances.map((stance) => ({
      if: { stance },
      say: `enterStance.${stance}`,
      with: { who: { seat: "who" } },
    })),
  },
  board: [
    { field: "calm", show: "flag" },
    { field: "wrath", show: "flag" },
  ],
  signs: { calm: "lotus-flower", wrath: "enrage" },
  en: english,
  it: italian,
})
