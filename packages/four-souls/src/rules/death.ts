// Death (chapter 11), rewards, and the steps of drawing that it and other rules use.

import {
  type Amount,
  type Body,
  call,
  choose,
  each,
  ensure,
  ge,
  is,
  move,
  ref,
  repeat,
  same,
  stat,
  eq,
  when,
  takes,
} from "@soulspire/kernel"
import { gainRewards, rollThen } from "../words.ts"
import { CUT_SHORT, RUNNING_OUT } from "../types.ts"
import { step } from "./step.ts"

/** What is printed, as many times as it counts. */
const reward = (name: string): Amount => ({ mul: [{ fact: name, of: "whom" }, ref("times")] })
const rolled: Amount = { mul: [ref("ev.value"), ref("times")] }

const losesItem: Body = [
  choose({
    what: { from: "board", of: "who", where: { all: [is("it", "item"), eq(stat("eternal", "it"), 0)] } },
    as: "lost",
    by: "part.item.chooser",
    prompt: "penalty-item",
  }),
  when(
    same("part.item.to", "nobody"),
    [{ op: "destroy", whom: "lost" }],
    [{ op: "handOver", whom: "lost", to: "part.item.to", cause: "give" }],
  ),
]
const losesLootAndCent: Body = [
  choose({ what: { from: "hand", of: "who" }, as: "card", by: "who", prompt: "penalty-loot" }),
  when(
    same("part.loot.to", "nobody"),
    [move("card", "lootDiscard", { cause: "discard" })],
    [move("card", "hand", { of: "part.loot.to", cause: "give" })],
  ),
  { op: "loseCents", who: "who", amount: ref("part.cents.amount"), to: "part.cents.to" },
]

export const deathRules: Record<string, Body> = {
  // None of these steps uses the stack; only what they set off does (FS-11.1.1, FS-11.1.2).
  monsterDies: [
    takes("monster"),
    ensure(
      [
        step("leaveSlot", { monster: "monster", as: "dead" }),
        when({ test: "stacksRewards" }, [
          step("stackNext", { program: "paysOut", as: "dead", whom: "dead" }),
        ]),
        call("settleStack"),
        when({ not: { test: "stacksRewards" } }, [call("paysOut", { dead: "dead" })]),
        step("tell", { event: "rewarded", who: "active", whom: "dead" }),
        call("settleStack"),
      ],
      [call("layToRest", { dead: "dead" }), step("rise")],
    ),
  ],

  // Unless something has sent it elsewhere, it becomes a soul or is discarded, or stays where it was (FS-11.1.3).
  layToRest: [
    takes("dead"),
    when({ at: ["dead", "holding"] }, [
      when(
        ge({ fact: "souls", of: "dead" }, 1),
        [{ op: "gainSoul", whom: "dead", who: "active" }],
        [{ op: "putIntoDiscard", whom: "dead" }],
      ),
    ]),
    when({ at: ["dead", "holding"] }, [step("returnToSlot", { dead: "dead" })]),
  ],

  // Whoever killed it, the active player gets what it leaves (FS-2.3.4), unless a card says otherwise.
  paysOut: [takes("dead"), gainRewards("dead", "active")],
  rewards: [
    takes("who", "whom", "times"),
    { op: "gainCents", who: "who", amount: reward("cents") },
    { op: "loot", who: "who", amount: reward("loot") },
    { op: "gainTreasure", who: "who", amount: reward("treasure") },
    when(ge(reward("treasureEach"), 1), [
      each({ from: "seats" }, "player", [
        { op: "gainTreasure", who: "player", amount: reward("treasureEach") },
      ]),
    ]),
    when(ge(reward("rollCents"), 1), [
      rollThen("who", [{ op: "gainCents", who: "who", amount: rolled }]),
      call("settleStack"),
    ]),
    when(ge(reward("rollLoot"), 1), [
      rollThen("who", [{ op: "loot", who: "who", amount: rolled }]),
      call("settleStack"),
    ]),
  ],

  // FS-11.2: what is set off by the death comes before the penalty; for the active player the turn then runs out.
  playerDies: [
    takes("who"),
    ensure(
      [
        step("fall", { who: "who" }),
        // RD-23, where they do not go by a trigger.
        when({ test: "discardsCurses" }, [
          each({ from: "board", of: "who", where: is("it", "curse") }, "curse", [
            { op: "putIntoDiscard", whom: "curse" },
          ]),
        ]),
        when({ test: "stacksPenalty" }, [step("stackNext", { program: "paysUp", as: "who", whom: "who" })]),
        call("settleStack"),
        when({ not: { test: "stacksPenalty" } }, [call("paysUp", { who: "who" })]),
        step("tell", { event: "penaltyPaid", who: "who" }),
        call("settleStack"),
      ],
      [step("rise")],
    ),
    when(same("who", "active"), [
      // RD-16: what is left of the stack resolves first, or is kept for the end phase.
      when(
        { test: "cleansUpAfterDeath" },
        [step("endTurn", { how: RUNNING_OUT })],
        [step("endTurn", { how: CUT_SHORT })],
      ),
    ]),
  ],

  paysUp: [takes("who"), step("penalty", { who: "who" })],

  // RD-15: the order is the ruleset's.
  penalty: [
    takes("who", "part"),
    when({ test: "destroysFirst" }, losesItem),
    ...losesLootAndCent,
    when({ not: { test: "destroysFirst" } }, losesItem),
    step("deactivateAll", { who: "who" }),
  ],

  // Items are destroyed that their player has chosen for it.
  destroyChosen: [
    takes("who", "amount"),
    choose({
      what: { from: "board", of: "who", where: { all: [is("it", "item"), eq(stat("eternal", "it"), 0)] } },
      as: "lost",
      by: "who",
      min: ref("amount"),
      max: ref("amount"),
      prompt: "destroy-items",
    }),
    each({ from: "@lost" }, "item", [{ op: "destroy", whom: "item" }]),
  ],

  replaceMonster: [
    takes("monster", "slot"),
    { op: "putIntoDiscard", whom: "monster" },
    when({ did: true }, [step("fillFromDeck", { slot: ref("slot") })]),
  ],

  // An item is destroyed and, if it was, its player gains a treasure; the shop gets one without anybody gaining it (FS-6.27.2).
  reroll: [
    takes("item", "who", "slot"),
    { op: "destroy", whom: "item" },
    when({ did: true }, [
      when(
        same("who", "nobody"),
        [step("restock", { slot: ref("slot") })],
        [{ op: "gainTreasure", who: "who", amount: 1 }],
      ),
    ]),
  ],

  lootCards: [
    takes("who", "amount", "from"),
    repeat(ref("amount"), [
      when(
        { says: ["from", "lootDiscard"] },
        [step("takeDiscarded", { who: "who" })],
        [step("takeTop", { deck: "loot", who: "who", to: "hand", cause: "loot" })],
      ),
    ]),
  ],
  gainTreasures: [
    takes("who", "amount"),
    repeat(ref("amount"), [step("takeTop", { deck: "treasure", who: "who", to: "board", cause: "gain" })]),
  ],
}
