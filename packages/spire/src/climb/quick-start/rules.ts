// A party begins in a later Act, or somebody joins there: down the table, each reward settled before the next is known
// (STS-13.6, STS-13.7).

import {
  all,
  type Body,
  call,
  choose,
  each,
  eq,
  n,
  type Node,
  progress,
  read,
  ref,
  type Select,
  settle,
  table,
  together,
  when,
} from "@soulspire/kernel"
import { breakable } from "../../combat/parts.ts"
import { gainGold } from "../../combat/resources/ops.ts"
import { phase, tell } from "../../combat/round/ops.ts"
import { removeCard, transformCard, upgradeCard } from "../rewards/deck.ts"
import { clearPool, layBossRelics, reward } from "../rewards/ops.ts"
import type { RewardKind } from "../../state/types.ts"
import { endStart, goShopping, rollOwnDie } from "./ops.ts"
import { quickStart } from "./table.ts"

/** Those who have just begun; in a climb from the bottom everybody. */
export const starters: Select = {
  from: "seats",
  where: all({ test: "isAlive", of: "it" }, { test: "isStarting", of: "it" }),
}

const often = (times: number, body: Body): Body => Array.from({ length: times }, () => body).flat()

/** One thing after another: a table is long, and goes round in no circle. */
const gained = (kind: RewardKind): Body => [progress, reward(kind), call("rewards")]

/** One card of one's own, which can be left as it is (STS-4.1). */
const changed = (how: (card: string) => Node, test: string, prompt: string): Body => [
  progress,
  choose({
    what: { from: "deck", of: "you", where: { test, of: "it" } },
    as: "card",
    min: n(0),
    max: n(1),
    prompt,
  }),
  each({ from: "@card" }, "one", [how("one")]),
  breakable(settle),
]
const transformed = changed(transformCard, "isTransformable", "transform")
const removed = changed(removeCard, "isRemovable", "remove")
const upgraded = changed(upgradeCard, "isUpgradable", "upgrade")

/** Each rolls for themselves. */
const rolled: Body = [
  rollOwnDie("you"),
  table(ref("rolled"), [
    [n(1), n(1), gained("relic")],
    [n(2), n(2), transformed],
    [n(3), n(3), [gainGold(n(1)), ...gained("card")]],
    [n(4), n(4), [gainGold(n(2)), ...gained("potion")]],
    [n(5), n(5), upgraded],
    [n(6), n(6), removed],
  ]),
]

/** Neow, who stands in the first row, has been before. */
function startOf(column: 0 | 1 | 2): Body {
  const times = (row: keyof typeof quickStart, body: Body): Body => often(quickStart[row][column], body)
  return [
    together(
      [
        gainGold(n(quickStart.gold[column])),
        ...times("cards", gained("card")),
        ...times("transform", transformed),
        ...times("dice", rolled),
        ...times("potions", gained("potion")),
        ...times("relics", gained("relic")),
        ...times("rares", gained("rare")),
      ],
      starters,
    ),
    ...times("bossRelics", [layBossRelics(), together(gained("boss-relic"), starters), clearPool()]),
    together(
      [...times("moreCards", gained("card")), ...times("removes", removed), ...times("upgrades", upgraded)],
      starters,
    ),
    ...times("merchant", [
      phase("room"),
      goShopping(),
      each(starters, "who", [tell("entersRoom", "who")]),
      breakable(settle),
      call("merchant"),
      phase("map"),
    ]),
  ]
}

export const quickStartRules: Record<string, Body> = {
  /** Whoever has just begun: with Neow, and in a later Act with what others have gained by then. */
  begin: [
    call("neow"),
    when(eq(read("act", "you"), 2), [call("startInAct2")]),
    when(eq(read("act", "you"), 3), [call("startInAct3")]),
    when(eq(read("act", "you"), 4), [call("startInAct4")]),
    endStart(),
  ],
  startInAct2: startOf(0),
  startInAct3: startOf(1),
  startInAct4: startOf(2),
}
