// What attacks, played cards and shivs come to (chapters 7, 9 and 10).

import { type Body, call, each, not, ref, repeat, settle, when } from "@soulspire/kernel"
import { step } from "./step.ts"

export const hitRules: Record<string, Body> = {
  // What an attack of several hits comes to (STS-9.2).
  attack: [
    repeat(ref("times"), [
      each({ from: "@to" }, "whom", [
        { op: "blow", whom: "whom" },
        { op: "taint", whom: "whom" },
      ]),
    ]),
    step("spendTokens"),
  ],
  damage: [step("soak"), step("bleed", { amount: ref("left") }), step("perish")],
  hpLoss: [step("bleed", { amount: ref("amount") }), step("perish")],

  // A card is played: its text, then it comes to rest, and only then what it has set off (STS-7.8).
  played: [{ op: "cleanUp", card: "card" }, settle],
  original: [step("playOriginal")],

  discardAll: [
    each({ from: "@cards" }, "card", [{ op: "discard", whom: "card" }]),
    step("tell", { event: "discards", who: "you" }),
  ],

  gainShivs: [repeat(ref("amount"), [call("gainShiv")])],
  // With none left in the supply it is used at once, or not gained (STS-10.4).
  gainShiv: [
    { op: "takeShiv", who: "you" },
    when(not({ did: true }), [
      { op: "gate", who: "you", ask: "may", prompt: "shiv", do: [call("throwShiv")] },
    ]),
  ],
  shiv: [
    { op: "spendShiv", who: "you" },
    { op: "hit", to: { from: "@foe" }, amount: { add: [1, { stat: "shivHits", of: "you" }] }, by: "you" },
    { op: "countAttack", who: "you" },
    settle,
  ],
  throwAllShivs: [repeat({ read: "shivs", of: "you" }, [call("throwHeldShiv", { bonus: ref("bonus") })])],
  throwHeldShiv: [
    { op: "choose", what: { from: "enemies" }, as: "foe", prompt: "shiv-at" },
    { op: "spendShiv", who: "you" },
    {
      op: "hit",
      to: { from: "@foe" },
      amount: { add: [1, { stat: "shivHits", of: "you" }, ref("bonus")] },
      by: "you",
    },
    { op: "countAttack", who: "you" },
  ],
  throwShiv: [
    { op: "choose", what: { from: "enemies" }, as: "foe", prompt: "shiv-at" },
    { op: "hit", to: { from: "@foe" }, amount: { add: [1, { stat: "shivHits", of: "you" }] }, by: "you" },
    { op: "countAttack", who: "you" },
  ],
}
