// Attacking and purchasing (chapters 8 and 9).

import { type Body, call, choose, ensure, eq, is, loop, not, stat, when } from "@soulspire/kernel"
import { GOING } from "../types.ts"
import { field, step } from "./step.ts"

/** A declaration comes to nothing when its player has died or the turn is over (FS-11.2.1). */
const goesOn = { all: [eq(field("ending"), GOING), { test: "isAlive", of: "you" }] } as const

export const attackRules: Record<string, Body> = {
  declareAttack: [
    step("tell", { event: "declareAttack", who: "you" }),
    step("priorityFrom", { who: "you", passes: 0 }),
    call("round"),
    when({ all: [...goesOn.all] }, [{ op: "act", who: "you", window: "attack-target" }]),
  ],

  attackMonster: [
    step("tell", { event: "attackMonster", who: "you", whom: "target" }),
    call("attack", { target: "target" }),
  ],

  // The card of the deck covers a slot; an event, or what cannot be attacked, ends it there (FS-8.6, FS-8.7).
  attackDeck: [
    step("tell", { event: "attackDeck", who: "you" }),
    choose({ what: { from: "monsters", where: not(is("it", "indomitable")) }, as: "over", prompt: "cover" }),
    step("revealMonster", { over: "over" }),
    when({ test: "attackable", of: "target" }, [call("attack", { target: "target" })], [call("settleStack")]),
  ],

  // One attack roll after another until somebody dies or it is called off (FS-8.8).
  attack: [
    ensure(
      [
        step("attackStarts", { who: "you", target: "target" }),
        call("settleStack"),
        loop({ test: "attackGoesOn", of: "target" }, [
          step("attackRoll", { who: "you", target: "target" }),
          call("settleStack"),
        ]),
      ],
      [step("attackEnds")],
    ),
  ],

  strikes: [step("strike", { who: "who", target: "target", roll: { ref: "roll" } })],

  declarePurchase: [
    step("tell", { event: "declarePurchase", who: "you" }),
    step("priorityFrom", { who: "you", passes: 0 }),
    call("round"),
    when({ all: [...goesOn.all] }, [{ op: "act", who: "you", window: "wares" }]),
  ],

  // What it costs is settled now; who cannot pay gets nothing (FS-9.2).
  buyItem: [
    step("tell", { event: "purchase", who: "you", whom: "item" }),
    step("payCents", { who: "you", amount: stat("price", "item") }),
    when({ did: true }, [{ op: "handOver", whom: "item", to: "you", cause: "buy" }]),
    call("settleStack"),
  ],
  buyTop: [
    step("tell", { event: "purchase", who: "you" }),
    step("payCents", { who: "you", amount: stat("price", "you") }),
    when({ did: true }, [step("gainTopTreasure", { who: "you" })]),
    call("settleStack"),
  ],
}
