// Attacking and purchasing (chapters 8 and 9).

import {
  type Body,
  call,
  choose,
  type Cond,
  ensure,
  eq,
  expire,
  loop,
  type Node,
  not,
  ref,
  stat,
  when,
  takes,
} from "@soulspire/kernel"
import { GOING } from "../types.ts"
import { attackRollBy } from "../words.ts"
import { field, step } from "./step.ts"

/** A declaration comes to nothing when its player has died or the turn is over (FS-11.2.1). */
const goesOn: Cond = { all: [eq(field("ending"), GOING), { test: "isAlive", of: "you" }] }

/** Everybody may answer a declaration: before its target is named, or once it is (RD-07). */
const everybodyAnswers: Body = [step("priorityFrom", { who: "you", passes: 0 }), call("round")]
const namedFirst: Cond = { test: "namesTargetsFirst" }
const answeredUnnamed: Node = when(not(namedFirst), everybodyAnswers)
const answeredNamed: Node = when(namedFirst, everybodyAnswers)

const notBought: Node = when({ test: "refundsDeclarations" }, [step("refundPurchase")])

export const attackRules: Record<string, Body> = {
  // What cards do for the length of an attack is over when the declaration is, whatever came of it.
  declareAttack: [
    ensure(
      [
        step("tell", { event: "declareAttack", who: "you" }),
        answeredUnnamed,
        when(goesOn, [
          { op: "act", who: "you", window: "attack-target" },
          // Nothing is left to attack: the declaration is used up all the same (FS-Q-3).
          when({ all: [eq(ref("acted"), 0), not({ test: "refundsDeclarations" })] }, [
            step("usesAttack", { target: "nobody" }),
          ]),
        ]),
      ],
      [expire("attack")],
    ),
  ],

  attackFoe: [
    takes("target"),
    step("nameTarget", { who: "you", target: "target" }),
    answeredNamed,
    when({ all: [goesOn, { test: "attackable", of: "target" }] }, [call("attack", { target: "target" })]),
  ],

  // The card of the deck covers a slot; an event, or what cannot be attacked, ends it there (FS-8.6, FS-8.7).
  attackDeck: [
    step("tell", { event: "attackDeck", who: "you" }),
    answeredNamed,
    when(goesOn, [call("attackRevealed")]),
  ],
  // Everybody sees the card before it is said what it covers (FS-8.14).
  attackRevealed: [
    step("turnUpMonster", { as: "found" }),
    when(not({ test: "coversNothing", of: "found" }), [
      choose({
        what: { from: "monsters", where: { test: "isCoverable", of: "it" } },
        as: "over",
        prompt: "cover",
      }),
    ]),
    step("meetMonster", { found: "found", over: "over" }),
    when({ test: "attackable", of: "target" }, [call("attack", { target: "target" })], [call("settleStack")]),
  ],

  // One attack roll after another until somebody dies or it is called off (FS-8.8).
  attack: [
    takes("target"),
    ensure(
      [
        step("attackStarts", { who: "you", target: "target" }),
        call("settleStack"),
        loop({ test: "attackGoesOn", of: "target" }, [attackRollBy("you", "target"), call("settleStack")]),
      ],
      [step("attackEnds")],
    ),
  ],

  // RD-19, where bonuses wait on the stack.
  addBonus: [takes("die", "amount"), { op: "addToRoll", die: "die", amount: ref("amount") }],

  strikes: [
    takes("who", "target", "roll"),
    step("strike", { who: "who", target: "target", roll: { ref: "roll" } }),
  ],

  declarePurchase: [
    step("tell", { event: "declarePurchase", who: "you" }),
    answeredUnnamed,
    when(goesOn, [{ op: "act", who: "you", window: "wares" }]),
  ],

  // What it costs is settled now; who cannot pay gets nothing (FS-9.2), and has had the purchase (FS-Q-4).
  buyItem: [
    takes("item"),
    step("tell", { event: "declarePurchaseOf", who: "you", whom: "item" }),
    answeredNamed,
    when({ all: [goesOn, { at: ["item", "shop"] }] }, [
      step("payCents", { who: "you", amount: stat("price", "item") }),
    ]),
    when({ did: true }, [{ op: "handOver", whom: "item", to: "you", cause: "buy" }], [notBought]),
    call("settleStack"),
  ],
  buyTop: [
    step("tell", { event: "declarePurchaseOf", who: "you" }),
    answeredNamed,
    when(goesOn, [step("payCents", { who: "you", amount: stat("price", "you") })]),
    when({ did: true }, [step("gainTopTreasure", { who: "you" })], [notBought]),
    call("settleStack"),
  ],
}
