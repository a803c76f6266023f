// Stays in the hand at the end of the turn: cards that retain themselves, and those that something else does (STS-9.11).

import { number } from "../../../state/field.ts"
import { keyword } from "../keyword.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { retainOps } from "./ops.ts"
import { retainTests } from "./reads.ts"

export default keyword({
  place: 3,
  state: { data: { retained: number("The round in which it was retained.") } },
  ops: retainOps,
  tests: retainTests,
  looks: { hasRetain: [], isRetained: ["retained"], wasRetained: ["retained"] },
  order: { retain: (at) => [{ what: "retained", of: at.whom("whom"), way: "set" }] },
  said: {
    en: { word: "Retain", means: "It is not discarded at the end of the turn." },
    it: { word: "Conserva", means: "Non si scarta alla fine del turno." },
  },
  en: english,
  it: italian,
})
