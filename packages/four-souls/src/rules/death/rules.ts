// Death (chapter 11), and the rewards that something leaves.

import {
  all,
  type Amount,
  any,
  type Body,
  call,
  choose,
  type Cond,
  each,
  ensure,
  eq,
  ge,
  is,
  move,
  ref,
  same,
  type Select,
  stat,
  takes,
  when,
} from "@soulspire/kernel"
import { gainCents, loseCents } from "../loot/cents.ts"
import { gainTreasure, loot } from "../loot/drawing.ts"
import { putIntoDiscard } from "../loot/piles.ts"
import {
  deactivateAll,
  playerDeathStarts,
  gainRewards,
  leaveSlot,
  penalty,
  returnToSlot,
  deathEnds,
  putStepOnStack,
} from "./ops.ts"
import { destroy, gainSoul, give } from "../items/objects.ts"
import { shareRolled } from "../variants/rewards-for-everyone/sharing.ts"
import { endTurn, tell, turnRunsOut } from "../turn/ops.ts"
import { rollThen } from "../../verbs/index.ts"

/** What is printed, as many times as it counts. */
const reward = (name: string): Amount => ({ mul: [{ fact: name, of: "whom" }, ref("times")] })
/** Whoever has a share in somebody else's rewards rolls no die for it. */
const rolls = (name: string): Cond => all(ge(reward(name), 1), eq(ref("share"), 0))
/** What is for each player is everybody's own share where all have one (FSC-Q-16). */
const eachSharer: Select = {
  from: "seats",
  where: any(eq({ add: [ref("share"), ref("leads")] }, 0), same("it", "who")),
}
const rolled: Amount = { mul: [ref("ev.value"), ref("times")] }

const losesItem: Body = [
  choose({
    what: { from: "board", of: "who", where: { all: [is("it", "item"), eq(stat("eternal", "it"), 0)] } },
    as: "lost",
    by: "part.item.chooser",
    prompt: "penalty-item",
  }),
  when(same("part.item.to", "nobody"), [destroy("lost")], [give("lost", "part.item.to")]),
]
const losesLootAndCent: Body = [
  choose({ what: { from: "hand", of: "who" }, as: "card", by: "who", prompt: "penalty-loot" }),
  when(
    same("part.loot.to", "nobody"),
    [move("card", "lootDiscard", { cause: "discard" })],
    [move("card", "hand", { of: "part.loot.to", cause: "give" })],
  ),
  loseCents(ref("part.cents.amount"), { who: "who", to: "part.cents.to" }),
]

export const deathRules: Record<string, Body> = {
  // None of these steps uses the stack; only what they set off does (FS-11.1.1, FS-11.1.2).
  monsterDies: [
    takes("monster"),
    ensure(
      [
        leaveSlot("monster", "dead"),
        when({ test: "stacksRewards" }, [putStepOnStack("payRewards", "dead", "dead")]),
        call("resolveStack"),
        when({ not: { test: "stacksRewards" } }, [call("payRewards", { dead: "dead" })]),
        tell("rewarded", { who: "active", whom: "dead" }),
        call("resolveStack"),
      ],
      [call("putDeadAway", { dead: "dead" }), deathEnds()],
    ),
  ],

  // Unless something has sent it elsewhere, it becomes a soul or is discarded, or stays where it was (FS-11.1.3).
  putDeadAway: [
    takes("dead"),
    when({ at: ["dead", "holding"] }, [
      when(
        ge({ fact: "souls", of: "dead" }, 1),
        [gainSoul("dead", { who: "active" })],
        [putIntoDiscard("dead")],
      ),
    ]),
    when({ at: ["dead", "holding"] }, [returnToSlot("dead")]),
  ],

  // Whoever killed it, the active player gets what it leaves (FS-2.3.4), unless a card says otherwise.
  payRewards: [takes("dead"), gainRewards("dead", { who: "active" })],
  rewards: [
    takes("who", "whom", "times", "share", "leads"),
    gainCents(reward("cents"), { who: "who" }),
    loot(reward("loot"), { who: "who" }),
    gainTreasure(reward("treasure"), { who: "who" }),
    when(ge(reward("treasureEach"), 1), [
      each(eachSharer, "player", [gainTreasure(reward("treasureEach"), { who: "player" })]),
    ]),
    when(rolls("rollCents"), [
      rollThen("who", [gainCents(rolled, { who: "who" }), shareRolled("cents", "who", rolled, ref("leads"))]),
      call("resolveStack"),
    ]),
    when(rolls("rollLoot"), [
      rollThen("who", [loot(rolled, { who: "who" }), shareRolled("loot", "who", rolled, ref("leads"))]),
      call("resolveStack"),
    ]),
  ],

  // FS-11.2: what is set off by the death comes before the penalty; for the active player the turn then runs out.
  playerDies: [
    takes("who"),
    ensure(
      [
        playerDeathStarts("who"),
        // RD-23, where they do not go by a trigger.
        when({ test: "discardsCurses" }, [
          each({ from: "board", of: "who", where: is("it", "curse") }, "curse", [putIntoDiscard("curse")]),
        ]),
        when({ test: "stacksPenalty" }, [putStepOnStack("payPenalty", "who", "who")]),
        call("resolveStack"),
        when({ not: { test: "stacksPenalty" } }, [call("payPenalty", { who: "who" })]),
        tell("penaltyPaid", { who: "who" }),
        call("resolveStack"),
      ],
      [deathEnds()],
    ),
    when(same("who", "active"), [
      // RD-16: what is left of the stack resolves first, or is kept for the end phase.
      when({ test: "cleansUpAfterDeath" }, [turnRunsOut()], [endTurn()]),
    ]),
  ],

  payPenalty: [takes("who"), penalty("who")],

  // RD-15: the order is the ruleset's.
  penalty: [
    takes("who", "part"),
    when({ test: "destroysFirst" }, losesItem),
    ...losesLootAndCent,
    when({ not: { test: "destroysFirst" } }, losesItem),
    deactivateAll("who"),
  ],
}
