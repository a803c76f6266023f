// What happens to loot cards and treasures in several steps: they are drawn one by one, discarded, swapped, given.

import {
  type Body,
  choose,
  count,
  each,
  ge,
  give,
  move,
  ref,
  repeat,
  set,
  takes,
  when,
} from "@soulspire/kernel"
import { drawDiscarded, drawLoot, drawTreasure } from "./drawing.ts"
import { swapLoot } from "./hands.ts"

export const lootRules: Record<string, Body> = {
  lootCards: [
    takes("who", "amount", "from"),
    repeat(ref("amount"), [
      when({ says: ["from", "lootDiscard"] }, [drawDiscarded("who")], [drawLoot("who")]),
    ]),
  ],
  gainTreasures: [takes("who", "amount"), repeat(ref("amount"), [drawTreasure("who")])],

  discardCards: [
    takes("who", "amount"),
    set("held", count({ from: "hand", of: "who" })),
    choose({
      what: { from: "hand", of: "who" },
      as: "away",
      by: "who",
      min: ref("amount"),
      max: ref("amount"),
      prompt: "discard",
    }),
    each({ from: "@away" }, "card", [move("card", "lootDiscard", { cause: "discard" })]),
    when(ge(ref("held"), 1), [give("did", 1)], [give("did", -1)]),
  ],

  swapCards: [
    takes("rival"),
    choose({ what: { from: "hand", of: "you" }, as: "mine", by: "you", prompt: "swap-mine" }),
    // RD-41: each picks what they give, or whoever swaps picks both.
    when(
      { test: "swapperPicks" },
      [choose({ what: { from: "hand", of: "rival" }, as: "theirs", by: "you", prompt: "swap-theirs" })],
      [choose({ what: { from: "hand", of: "rival" }, as: "theirs", by: "rival", prompt: "swap-mine" })],
    ),
    swapLoot("mine", "theirs"),
    give("did", 1),
  ],

  giveCards: [
    takes("who", "to", "amount"),
    set("held", count({ from: "hand", of: "who" })),
    choose({
      what: { from: "hand", of: "who" },
      as: "gifts",
      by: "who",
      min: ref("amount"),
      max: ref("amount"),
      prompt: "give",
    }),
    each({ from: "@gifts" }, "card", [move("card", "hand", { of: "to", cause: "give" })]),
    when(ge(ref("held"), 1), [give("did", 1)]),
  ],
}
