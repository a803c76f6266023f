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
  type Node,
  not,
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
  putDeadOnStack,
  putStepOnStack,
  stepsBegin,
  stepsEnd,
} from "./ops.ts"
import { destroy, gainSoul, give } from "../items/objects.ts"
import { shareRolled } from "../variants/rewards-for-everyone/sharing.ts"
import { endTurn, tell, turnRunsOut } from "../turn/ops.ts"
import { rollThen } from "../../verbs/index.ts"

const tellRewarded = (dead: string): Node => tell("rewarded", { who: "active", whom: dead })

/** Where the steps of a death use the stack, a die does as well (RD-01); else it is rolled here and now. */
const resolvesDie: Node = when(not({ test: "stacksRewards" }), [call("resolveStack")])

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
  // RD-01, RD-02: the steps wait on the stack, the last one lowest, below what the death has set off; or none of them uses
  // it, and only what they set off does (FS-11.1.1, FS-11.1.2).
  monsterDies: [
    takes("monster"),
    leaveSlot("monster", "dead"),
    when(
      { test: "stacksRewards" },
      [putDeadOnStack("dead"), putStepOnStack("payRewards", "dead", "dead")],
      [
        ensure(
          [
            stepsBegin(),
            call("resolveStack"),
            call("payRewards", { dead: "dead" }),
            tellRewarded("dead"),
            call("resolveStack"),
          ],
          [call("putDeadAway", { dead: "dead" }), stepsEnd()],
        ),
      ],
    ),
  ],

  // Unless something has sent it elsewhere, it becomes a soul or is discarded, or stays where it was (FS-11.1.3).
  putDeadAway: [takes("dead"), call("leaveHolding", { dead: "dead" }), deathEnds("dead")],
  leaveHolding: [
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
      resolvesDie,
    ]),
    when(rolls("rollLoot"), [
      rollThen("who", [loot(rolled, { who: "who" }), shareRolled("loot", "who", rolled, ref("leads"))]),
      resolvesDie,
    ]),
  ],

  // FS-11.2: what is set off by the death comes before the penalty, which waits on the stack below it, or does not use it (RD-14).
  playerDies: [
    takes("who"),
    playerDeathStarts("who"),
    // RD-23, where they do not go by a trigger.
    when({ test: "discardsCurses" }, [
      each({ from: "board", of: "who", where: is("it", "curse") }, "curse", [putIntoDiscard("curse")]),
    ]),
    when(
      { test: "stacksPenalty" },
      [putStepOnStack("payPenalty", "who", "who")],
      [
        ensure(
          [stepsBegin(), call("resolveStack"), call("payPenalty", { who: "who" }), call("resolveStack")],
          [stepsEnd()],
        ),
        call("turnOfTheDeadEnds", { who: "who" }),
      ],
    ),
  ],

  payPenalty: [
    takes("who"),
    penalty("who"),
    tell("penaltyPaid", { who: "who" }),
    when({ test: "stacksPenalty" }, [call("turnOfTheDeadEnds", { who: "who" })]),
  ],

  // RD-16: what is left of the stack resolves first, or is kept for the end phase.
  turnOfTheDeadEnds: [
    takes("who"),
    when(same("who", "active"), [when({ test: "cleansUpAfterDeath" }, [turnRunsOut()], [endTurn()])]),
  ],

  // RD-15: the order is the ruleset's.
  penalty: [
    takes("who", "part"),
    when({ test: "destroysFirst" }, losesItem),
    ...losesLootAndCent,
    when({ not: { test: "destroysFirst" } }, losesItem),
    deactivateAll("who"),
  ],
}
