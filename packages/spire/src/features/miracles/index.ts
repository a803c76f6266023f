// Miracles (STS-10.11): each is worth one energy, whenever somebody wants it.

import { NOBODY } from "@soulspire/kernel"
import { inCombat, number, seen } from "../../state/field.ts"
import { feature } from "../feature.ts"
import { miracleActs } from "./acts.ts"
import { miracleAtoms } from "./atoms.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { miracleOps } from "./ops.ts"
import { miracleReads, miraclesLeft } from "./reads.ts"
import { miracleRules } from "./rules.ts"

export default feature({
  place: 2,
  state: { player: { miracles: seen(inCombat(number())) } },
  ops: miracleOps,
  atoms: miracleAtoms,
  programs: miracleRules,
  acts: miracleActs,
  reads: miracleReads,
  events: { gainMiracle: { who: "all", amount: "all" }, spendMiracle: { who: "all" } },
  telling: {
    gainMiracle: [{ say: "gainMiracle", with: { who: { seat: "who" }, amount: { number: "amount" } } }],
    spendMiracle: [{ say: "spendMiracle", with: { who: { seat: "who" } } }],
  },
  order: {
    gainMiracles: (at) => [
      { what: "miracles", of: at.whom("who"), way: "more", by: at.upTo("amount") },
      { what: "miraclesLeft", of: [NOBODY], way: "less", by: at.upTo("amount") },
      { tells: "gainMiracle", with: { who: at.whom("who") } },
    ],
  },
  supplies: { miraclesLeft },
  board: [{ field: "miracles", show: "set" }],
  signs: { miracles: "sparkles" },
  en: english,
  it: italian,
})
