// What orbs do when they are evoked, and what they give at the end of a turn (STS-10.5 to STS-10.10, STS-K.4).

import {
  type Amount,
  type Body,
  call,
  ge,
  give,
  type Node,
  not,
  read,
  ref,
  repeat,
  set,
  type Select,
  stat,
  takes,
  when,
} from "@soulspire/kernel"
import { damage } from "../../combat/hits/harm.ts"
import { block, inTheRow } from "../../verbs/index.ts"
import { chooseFoeAs, chooseRowAs } from "../../verbs/items.ts"
import { tell } from "../../combat/round/ops.ts"
import { chooseOrb, evoke, needCube, placeOrb } from "./ops.ts"
import type { Orb } from "./reads.ts"
import { amountOf, evoked, given } from "./worth.ts"

/** Damage that is nobody's hit (STS-9.4). */
const harm = (to: Select, amount: Amount): Node => damage(amount, to, { by: "you" })
/** No card asks, so that the question itself says which orb is meant. */
const atOne = (orb: Orb, amount: Amount): Body => [chooseFoeAs(`${orb}-foe`), harm({ from: "@foe" }, amount)]
/** A target for each effect of each orb, or a row. */
const lightning = (amount: Amount): Node =>
  when(
    ge(stat("lightningRows", "you"), 1),
    [chooseRowAs("lightning-row"), harm(inTheRow, amount)],
    atOne("lightning", amount),
  )

/** An orb that is evoked several times does so each time. */
const eachTime = (...body: Body): Body => [takes("times"), repeat(ref("times"), body)]

export const orbRules: Record<string, Body> = {
  // One at a time (STS-10.5); with all slots full any orb is evoked first (STS-10.6).
  channel: [
    takes("orb", "amount"),
    repeat(ref("amount"), [needCube(), when(not({ test: "hasOpenSlot", of: "you" }), [evoke()]), placeOrb()]),
  ],

  evokeAll: [set("many", read("orbs", "you")), repeat(ref("many"), [evoke()]), give("evokeAll", ref("many"))],

  lightningEvoked: eachTime(lightning(amountOf(evoked.lightning))),
  frostEvoked: eachTime(block(amountOf(evoked.frost))),
  darkEvoked: eachTime(...atOne("dark", amountOf(evoked.dark))),

  lightningActs: [lightning(amountOf(given.lightning))],
  frostActs: [block(amountOf(given.frost))],
  // What one of them does at the end of a turn, once more or more often.
  triggerOrb: [
    takes("times"),
    chooseOrb("you", "orb"),
    repeat(ref("times"), [
      when({ says: ["orb", "lightning"] }, [call("lightningActs")]),
      when({ says: ["orb", "frost"] }, [call("frostActs")]),
    ]),
  ],
  // At the end of a turn one by one, in any order with everything else (STS-10.8, STS-7.12).
  orbsAct: [
    takes("who"),
    repeat(read("lightning", "who"), [tell("lightningActs", "who")]),
    repeat(read("frost", "who"), [tell("frostActs", "who")]),
  ],
}
