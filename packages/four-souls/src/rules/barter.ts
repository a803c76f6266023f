// Bartering (chapter 12) as programs beside the game: what stands open to everybody, and what follows an offer.

import { type Body, call, choose, eq, is, number, read, ref, when, takes } from "@soulspire/kernel"
import { step } from "./step.ts"

const terms = { to: "to", gives: ref("gives"), wants: ref("wants"), item: "item", forItem: "forItem" }

export const barterRules: Record<string, Body> = {
  // At the bottom of each seat's own track, for ever: nobody waits for it, and it waits for nobody.
  barter: [{ op: "stand", who: "you", window: "barter" }],

  // FS-Q-9: the others vote about it.
  voteOut: [
    takes("whom"),
    step("tell", { event: "callsVote", who: "you", whom: "whom" }),
    step("voteOut"),
    when(eq(ref("out"), 1), [step("leaves")]),
  ],

  haggle: [
    takes("to", "gives", "item", "forItem"),
    number("wants", "you", 1, read("cents", "to"), "in-return"),
    call("offerTerms", terms),
  ],
  exchangeItems: [
    takes("to", "gives", "wants", "item"),
    choose({
      what: { from: "board", of: "to", where: is("it", "item") },
      as: "forItem",
      prompt: "in-return-item",
    }),
    call("offerTerms", terms),
  ],
  offerTerms: [takes("to", "gives", "wants", "item", "forItem"), step("tellTerms"), call("deal", terms)],

  // Both agree, or nothing happens; what was promised in words is nobody's business but theirs (FS-12.2).
  deal: [
    takes("to", "gives", "wants", "item", "forItem"),
    step("agree"),
    when(eq(ref("agreed"), 1), [
      step("passCents", { who: "you", to: "to", amount: ref("gives") }),
      step("passCents", { who: "to", to: "you", amount: ref("wants") }),
      { op: "handOver", whom: "item", to: "to", cause: "trade" },
      { op: "handOver", whom: "forItem", to: "you", cause: "trade" },
      // A bonus soul may have come of it; where something resolves meanwhile, that comes to its end first (FS-16.4).
      when({ test: "isWon" }, [call("win")]),
    ]),
  ],
}
