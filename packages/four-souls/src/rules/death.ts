// Death (chapter 11), rewards, and the steps of drawing that it and other rules use.

import {
  type Amount,
  type Body,
  call,
  choose,
  ge,
  is,
  move,
  ref,
  repeat,
  same,
  stat,
  eq,
  when,
} from "@soulspire/kernel"
import { rollThen } from "../words.ts"
import { RUNNING_OUT } from "../types.ts"
import { step } from "./step.ts"

const reward = (name: string): Amount => ({ fact: name, of: "dead" })

export const deathRules: Record<string, Body> = {
  // None of these steps uses the stack; only what they set off does (FS-11.1.1, FS-11.1.2).
  monsterDies: [
    step("leaveSlot", { monster: "monster", as: "dead" }),
    call("settleStack"),
    call("rewards", { dead: "dead" }),
    step("tell", { event: "rewarded", who: "active", whom: "dead" }),
    call("settleStack"),
    when({ at: ["dead", "holding"] }, [
      when(
        ge(reward("souls"), 1),
        [{ op: "gainSoul", whom: "dead", who: "active" }],
        [{ op: "putIntoDiscard", whom: "dead" }],
      ),
    ]),
    step("rise"),
  ],

  // Whoever killed it, the active player gets what it leaves (FS-2.3.4).
  rewards: [
    { op: "gainCents", who: "active", amount: reward("cents") },
    { op: "loot", who: "active", amount: reward("loot") },
    { op: "gainTreasure", who: "active", amount: reward("treasure") },
    when(ge(reward("rollCents"), 1), [
      rollThen("active", [{ op: "gainCents", who: "active", amount: ref("ev.value") }]),
      call("settleStack"),
    ]),
    when(ge(reward("rollLoot"), 1), [
      rollThen("active", [{ op: "loot", who: "active", amount: ref("ev.value") }]),
      call("settleStack"),
    ]),
  ],

  // FS-11.2: what is set off by the death comes before the penalty; for the active player the turn then runs out.
  playerDies: [
    step("fall", { who: "who" }),
    call("settleStack"),
    step("penalty", { who: "who" }),
    step("tell", { event: "penaltyPaid", who: "who" }),
    call("settleStack"),
    step("rise"),
    when(same("who", "active"), [step("endTurn", { how: RUNNING_OUT })]),
  ],

  penalty: [
    choose({
      what: { from: "board", of: "who", where: { all: [is("it", "item"), eq(stat("eternal", "it"), 0)] } },
      as: "lost",
      by: "part.item.chooser",
      prompt: "penalty-item",
    }),
    { op: "destroy", whom: "lost" },
    choose({ what: { from: "hand", of: "who" }, as: "card", by: "who", prompt: "penalty-loot" }),
    when(
      same("part.loot.to", "nobody"),
      [move("card", "lootDiscard", { cause: "discard" })],
      [move("card", "hand", { of: "part.loot.to", cause: "give" })],
    ),
    { op: "loseCents", who: "who", amount: ref("part.cents.amount"), to: "part.cents.to" },
    step("deactivateAll", { who: "who" }),
  ],

  lootCards: [
    repeat(ref("amount"), [step("takeTop", { deck: "loot", who: "who", to: "hand", cause: "loot" })]),
  ],
  gainTreasures: [
    repeat(ref("amount"), [step("takeTop", { deck: "treasure", who: "who", to: "board", cause: "gain" })]),
  ],
}
