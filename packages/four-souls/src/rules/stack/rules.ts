// Priority and the stack (chapters 14 and 15), and what is seen to before anybody gets priority.

import {
  act,
  block,
  type Body,
  call,
  ensure,
  eq,
  is,
  loop,
  type Node,
  not,
  order,
  ref,
  same,
  set,
  settle,
  when,
} from "@soulspire/kernel"
import {
  cancelLostAttack,
  claimBonusSoul,
  discardSpentEvents,
  findDeaths,
  placeDeaths,
  stackDeaths,
  updateMarkedDamage,
} from "./before-priority.ts"
import { fillSlots } from "../slots/ops.ts"
import {
  cancelStrays,
  putAway,
  resolveDamage,
  resolveDeath,
  resolveEffect,
  resolveRoll,
  resolveStep,
  tellWould,
  topOfStack,
} from "./ops.ts"
import { tellResolved } from "../../features/dice/ops.ts"
import { dealCombatDamage } from "../damage/ops.ts"
import { passPriority, priorityFrom } from "../turn/ops.ts"

const stackDone = { test: "stackDone" } as const

/** Its number is final, and the hit or the miss of an attack roll follows (FS-13.4, FS-8.9). */
const rollResolves: Body = [
  resolveRoll("item", "roller", "target", "result"),
  when(not(same("target", "nobody")), [dealCombatDamage("roller", "target", ref("result"), "item")]),
  // RD-20, where what it would be is asked only now.
  when({ test: "changesForGood" }, [tellResolved("roller", ref("result"), "item", "target")]),
]

const deathResolves: Body = [
  resolveDeath("item", "dying"),
  when(
    is("dying", "seat"),
    [call("playerDies", { who: "dying" })],
    [when(not(same("dying", "nobody")), [call("monsterDies", { monster: "dying" })])],
  ),
]

/** By what it is: what a roll, damage or a death would do is told first, and triggers of that are placed before it does. */
const resolves: Body = [
  when(
    { test: "isEffect", of: "item" },
    [resolveEffect("item")],
    [
      tellWould("item", "ready"),
      when(eq(ref("ready"), 1), [
        when({ test: "isRoll", of: "item" }, rollResolves, [
          when(
            { test: "isDamage", of: "item" },
            [resolveDamage("item")],
            [when({ test: "isDeath", of: "item" }, deathResolves, [resolveStep("item")])],
          ),
        ]),
      ]),
    ],
  ),
]

/** RD-17: so that they resolve in an order of their own, or as triggers are (FSC-2.5). */
const deathsArePlaced: Node = when(
  { test: "deathsLikeTriggers" },
  [call("placeDeathsLikeTriggers")],
  [placeDeaths()],
)

export const priorityRules: Record<string, Body> = {
  // Priority passes, from the active player on (FS-14.1), until everybody has passed on an empty stack: between the
  // steps of a turn, and after a declaration.
  untilAllPass: [
    call("beforePriority"),
    priorityFrom("active"),
    set("done", 0),
    loop(eq(ref("done"), 0), [
      call("priority"),
      when(
        stackDone,
        [set("done", 1)],
        [call("resolveTop"), call("beforePriority"), when({ test: "cutShort" }, [set("done", 1)])],
      ),
    ]),
  ],

  // The stack resolves, and what is set off by that, until nothing is left of it; nobody is asked about an empty one.
  resolveStack: [
    call("beforePriority"),
    loop({ all: [not(stackDone), { not: { test: "cutShort" } }] }, [
      call("priority"),
      when(not(stackDone), [call("resolveTop"), call("beforePriority")]),
    ]),
  ],

  // Everybody in turn from the holder; whoever adds something starts it anew (FS-14.1).
  priority: [
    loop(not({ test: "allPassed" }), [
      act("holder", "respond", "pass"),
      when(eq(ref("acted"), 1), [call("beforePriority")], [passPriority()]),
    ]),
  ],

  resolveTop: [topOfStack("item"), block("resolving", [ensure(resolves, [putAway("item")])])],

  // Bonus souls are gained the moment their condition is true (FS-2.4.5).
  claimBonusSouls: [loop({ test: "isSoulClaimable" }, [claimBonusSoul()])],

  // The game's first, in the order that the active player says; then each player's own, the active player's first (FSC-2.5).
  placeDeathsLikeTriggers: [
    findDeaths("others", "players"),
    order("others", { from: "@others" }, "active", "deaths"),
    stackDeaths({ from: "@others" }),
    stackDeaths({ from: "@players" }),
  ],

  // Before anybody gets priority: winning, triggers, deaths above them (FS-Q-13), spent events, empty slots.
  beforePriority: [
    loop({ test: "isSomethingDue" }, [
      when({ test: "isTimeUp" }, [call("lose")]),
      when({ test: "isWon" }, [call("win")]),
      updateMarkedDamage(),
      cancelStrays(),
      cancelLostAttack(),
      when(not({ test: "deathsAboveTriggers" }), [deathsArePlaced]),
      settle,
      deathsArePlaced,
      discardSpentEvents(),
      fillSlots(),
    ]),
  ],
}
