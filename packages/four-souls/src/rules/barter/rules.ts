// Bartering (chapter 12) as programs beside the game: what stands open to everybody, and what follows an offer.

import { type Body, call, choose, eq, is, number, read, ref, stand, takes, when } from "@soulspire/kernel"
import { agree, passCents, tellTerms, trade, wantInReturn } from "./ops.ts"
import { leaves, voteOut } from "./leaving-ops.ts"
import { tell } from "../turn/ops.ts"

/** What one of them offers the other, as an op is told of it. */
const offered = {
  you: "you",
  to: "to",
  gives: ref("gives"),
  wants: ref("wants"),
  item: "item",
  forItem: "forItem",
}

const terms = { to: "to", gives: ref("gives"), wants: ref("wants"), item: "item", forItem: "forItem" }

export const barterRules: Record<string, Body> = {
  // At the bottom of each seat's own track, for ever: nobody waits for it, and it waits for nobody.
  barter: [stand("you", "barter")],

  // FS-Q-9: the others vote about it.
  voteOut: [
    takes("whom"),
    tell("callsVote", { who: "you", whom: "whom" }),
    voteOut("whom", "out"),
    when(eq(ref("out"), 1), [leaves("whom")]),
  ],

  tradeCents: [
    takes("to", "gives", "item", "forItem"),
    number("wants", "you", 1, read("cents", "to"), "in-return"),
    call("offerTerms", terms),
  ],
  exchangeItems: [
    takes("to", "gives", "wants", "item"),
    when(
      { test: "tradesLoot" },
      [wantInReturn("to", "forItem")],
      [
        choose({
          what: { from: "board", of: "to", where: is("it", "item") },
          as: "forItem",
          prompt: "in-return-item",
        }),
      ],
    ),
    call("offerTerms", terms),
  ],
  offerTerms: [takes("to", "gives", "wants", "item", "forItem"), tellTerms(offered), call("deal", terms)],

  // Both agree, or nothing happens; what was promised in words is nobody's business but theirs (FS-12.2).
  deal: [
    takes("to", "gives", "wants", "item", "forItem"),
    agree(offered, "agreed", "forItem"),
    when(eq(ref("agreed"), 1), [
      passCents(ref("gives"), "you", "to"),
      passCents(ref("wants"), "to", "you"),
      trade("item", "to"),
      trade("forItem", "you"),
      // A bonus soul may have come of it; where something resolves meanwhile, that comes to its end first (FS-16.4).
      when({ test: "isWon" }, [call("win")]),
    ]),
  ],
}
