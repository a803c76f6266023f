// What gaining and throwing shivs comes to.

import {
  type Amount,
  type Body,
  call,
  choose,
  gate,
  type Node,
  not,
  ref,
  repeat,
  settle,
  takes,
  when,
} from "@soulspire/kernel"
import { hit } from "../../combat/hits/ops.ts"
import { countAttack } from "../../combat/round/ops.ts"
import { spendShiv, takeShiv } from "./ops.ts"

/** An attack without a card (STS-10.3). */
const thrown = (amount: Amount): Node => hit(amount, { weapon: "shiv" })

export const shivRules: Record<string, Body> = {
  gainShivs: [takes("amount"), repeat(ref("amount"), [call("gainShiv")])],
  // With none left in the supply it is used at once, or not gained (STS-10.4).
  gainShiv: [
    takeShiv("you"),
    when(not({ did: true }), [gate({ who: "you", ask: "may", prompt: "shiv", do: [call("throwShiv")] })]),
  ],
  shiv: [takes("foe"), spendShiv("you"), thrown(1), countAttack("you"), settle],
  throwAllShivs: [
    takes("bonus"),
    repeat({ read: "shivs", of: "you" }, [call("throwHeldShiv", { bonus: ref("bonus") })]),
  ],
  throwHeldShiv: [
    takes("bonus"),
    choose({ what: { from: "enemies" }, as: "foe", prompt: "shiv-at" }),
    spendShiv("you"),
    thrown({ add: [1, ref("bonus")] }),
    countAttack("you"),
  ],
  throwShiv: [
    choose({ what: { from: "enemies" }, as: "foe", prompt: "shiv-at" }),
    thrown(1),
    countAttack("you"),
  ],
}
