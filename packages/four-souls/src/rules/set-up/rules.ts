// Set-up where somebody may have to be asked, and where cards have a say (chapter 1).

import { block, type Body, call, choose, count, each, ge, loop, move, settle, when } from "@soulspire/kernel"
import { fillFirstSlots, layChallenge, tellChallenge } from "../challenge/ops.ts"
import { putOnBottom } from "../loot/piles.ts"
import { begin, dealCharacters, dealHands, layOutDraft, reverseOrder, tableIsLaid, turnOrder } from "./ops.ts"
import { tell } from "../turn/ops.ts"

/** Everybody gains one of the items laid out; the last card goes to the bottom (FS-20.1). */
const pickInOrder: Body = [
  layOutDraft(),
  each({ from: "@order" }, "picker", [
    choose({ what: { from: "draft" }, as: "item", by: "picker", prompt: "draft" }),
    move("item", "board", { of: "picker", cause: "gain" }),
  ]),
  each({ from: "draft" }, "left", [putOnBottom("left")]),
  call("resolveUnanswered"),
]

export const setUpRules: Record<string, Body> = {
  main: [
    layChallenge(),
    fillFirstSlots(),
    dealCharacters(),
    tableIsLaid(),
    tell("gameStarts"),
    call("resolveUnanswered"),
    dealHands(),
    // The first seat says it for the table (FS-1.11).
    when({ test: "saddestBegins" }, [
      choose({ what: { from: "seats" }, as: "saddest", by: "active", prompt: "saddest" }),
    ]),
    tellChallenge(),
    begin("saddest"),
    when({ test: "draftsItems" }, [call("draft")]),
    loop({ all: [] }, [block("wholeTurn", [call("turn")]), when({ test: "cutShort" }, [call("endCutTurn")])]),
  ],

  // FS-20.1: twice, the second time the other way round.
  draft: [turnOrder("order"), ...pickInOrder, reverseOrder("order"), ...pickInOrder],

  // What is set off before the first turn resolves; nobody has priority yet, so nothing can be answered (FS-1.9).
  resolveUnanswered: [settle, loop(ge(count({ from: "stack" }), 1), [call("resolveTop"), settle])],
}
