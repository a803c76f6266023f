// What events ask for besides what rooms have: cards and relics that players exchange, what is lost or revealed at random, one
// choice for the whole party, old bosses, and a way up that needs no path (STS-5.4, STS-5.5, STS-Q-80 to STS-Q-87).

import { feature } from "../feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { eventActs } from "./acts.ts"
import { eventOps } from "./ops.ts"
import { eventTests } from "./reads.ts"
import { eventRules } from "./rules.ts"

const who = { who: { seat: "who" }, what: { thing: "what" } } as const

export default feature({
  place: 20,
  acts: eventActs,
  ops: eventOps,
  programs: eventRules,
  tests: eventTests,
  events: {
    revealsAtRandom: { who: "all", what: "all" },
    offersExchange: { who: "all", what: "all", to: "all" },
    refusesExchange: { who: "all" },
    bossComes: { what: "all" },
  },
  telling: {
    revealsAtRandom: [{ say: "revealsAtRandom", with: who }],
    offersExchange: [{ say: "offersExchange", with: { ...who, to: { seat: "to" } } }],
    refusesExchange: [{ say: "refusesExchange", with: { who: who.who } }],
    bossComes: [{ say: "bossComes", with: { what: who.what } }],
    transfer: [{ say: "move.give", with: { who: { seat: "taker" }, card: { thing: "obj" } } }],
  },
  en: english,
  it: italian,
})
