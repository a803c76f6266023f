// Being confused (STS-11.12): the next card that a player plays this turn costs so much, whatever else changes costs.

import { number, seen } from "../../state/field.ts"
import { feature } from "../feature.ts"
import { confusedAtoms } from "./atoms.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { confusedOps } from "./ops.ts"
import { confusedReads } from "./reads.ts"

export default feature({
  place: 7,
  state: {
    player: {
      confused: seen(
        number("What the next card this turn costs, whatever else changes costs; 0 if that is open."),
      ),
    },
  },
  ops: confusedOps,
  atoms: confusedAtoms,
  reads: confusedReads,
  events: { confuse: { who: "all", cost: "all" } },
  telling: {
    confuse: [{ say: "confuse", with: { who: { seat: "who" }, cost: { number: "cost" } } }],
  },
  order: {
    confuse: () => [
      { what: "confused", of: null, way: "set" },
      { what: "stat cost", of: null, way: "set" },
    ],
  },
  board: [{ field: "confused", show: "set" }],
  signs: { confused: "misdirection" },
  en: english,
  it: italian,
})
