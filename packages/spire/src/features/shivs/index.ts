// Shivs (STS-10.3, STS-10.4): small attacks that are no cards, from a supply that all players share.

import { NOBODY } from "@soulspire/kernel"
import { inCombat, number, seen } from "../../state/field.ts"
import { feature } from "../feature.ts"
import { shivActs } from "./acts.ts"
import { shivAtoms } from "./atoms.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { shivOps } from "./ops.ts"
import { shivReads, shivsLeft } from "./reads.ts"
import { shivRules } from "./rules.ts"

export default feature({
  place: 1,
  state: { player: { shivs: seen(inCombat(number())) } },
  ops: shivOps,
  atoms: shivAtoms,
  programs: shivRules,
  acts: shivActs,
  reads: shivReads,
  /** Added to each hit of a shiv. */
  stats: { shivHits: { base: 0, of: "seat" } },
  events: { gainShiv: { who: "all" }, spendShiv: { who: "all" } },
  telling: {
    gainShiv: [{ say: "gainShiv", with: { who: { seat: "who" } } }],
    spendShiv: [{ say: "spendShiv", with: { who: { seat: "who" } } }],
  },
  order: {
    gainShivs: (at) => [
      { what: "shivs", of: at.whom("you"), way: "more" },
      { what: "shivsLeft", of: [NOBODY], way: "less", by: at.upTo("amount") },
      { tells: "gainShiv", with: { who: at.whom("you") } },
    ],
  },
  supplies: { shivsLeft },
  board: [{ field: "shivs", show: "set" }],
  signs: { shivs: "plain-dagger" },
  en: english,
  it: italian,
})
