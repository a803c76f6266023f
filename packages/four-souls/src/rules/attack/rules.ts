// Attacking and purchasing (chapters 8 and 9).

import {
  act,
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
  takes,
  when,
} from "@soulspire/kernel"
import {
  attackStarts,
  gainTopTreasure,
  putFoundCard,
  nameTarget,
  refundPurchase,
  putDeclarationOnStack,
  revealTopMonster,
  usesAttack,
  usesDeckAttack,
} from "./ops.ts"
import { payCents } from "../loot/cents.ts"
import { attackRollBy } from "../../features/dice/ops.ts"
import { buy } from "../items/objects.ts"
import { attackEnds } from "../stack/ops.ts"
import { priorityFrom, tell } from "../turn/ops.ts"

/** A declaration comes to nothing when its player has died or the turn is over (FS-11.2.1). */
const goesOn: Cond = { all: [{ test: "turnGoesOn" }, { test: "isAlive", of: "you" }] }

/** Everybody may answer a declaration: before its target is named, or once it is (RD-07). */
const everybodyAnswers: Body = [priorityFrom("you"), call("untilAllPass")]
const namedFirst: Cond = { test: "namesTargetsFirst" }
const answeredUnnamed: Node = when(not(namedFirst), everybodyAnswers)
const answeredNamed: Node = when(namedFirst, everybodyAnswers)

/** Where a declaration waits on the stack (RD-42), everybody answers it there, and `program` is what comes of it. */
const declared = (program: string, target: string, answered: Body): Node =>
  when({ test: "stacksDeclarations" }, [putDeclarationOnStack(program, target)], answered)

/** What comes of a declaration is a step by itself, which needs no resolving of its own where it is one of the stack. */
const thenResolve: Node = when(not({ test: "stacksDeclarations" }), [call("resolveStack")])

const refunds: Cond = { test: "refundsDeclarations" }
const notBought: Node = when(refunds, [refundPurchase()])
const notAttacked: Node = when(refunds, [tell("attackFizzles", { who: "you" })])

/** A purchase that waits on the stack is good for as long as its player lives, whatever has become of the turn (FSC-Q-7). */
const canStillBuy: Cond = {
  all: [{ any: [{ test: "turnGoesOn" }, { test: "stacksDeclarations" }] }, { test: "isAlive", of: "you" }],
}

export const attackRules: Record<string, Body> = {
  // What cards do for the length of an attack is over when the declaration is, whatever came of it.
  declareAttack: [
    ensure(
      [
        tell("declareAttack", { who: "you" }),
        answeredUnnamed,
        when(goesOn, [
          act("you", "attack-target"),
          // Nothing is left to attack: the declaration is used up all the same (FS-Q-3).
          when({ all: [eq(ref("acted"), 0), not(refunds)] }, [usesAttack("nobody")]),
        ]),
      ],
      [when(not({ test: "stacksDeclarations" }), [expire("attack")])],
    ),
  ],

  attackTarget: [
    takes("target"),
    nameTarget("you", "target"),
    declared("beginAttack", "target", [answeredNamed, call("beginAttack", { target: "target" })]),
  ],
  // What was named may have gone, or cannot be attacked any more.
  beginAttack: [
    takes("target"),
    when(
      { all: [goesOn, { test: "attackable", of: "target" }] },
      [when(refunds, [usesAttack("target")]), call("attackBegins", { target: "target" })],
      [notAttacked],
    ),
  ],

  // The card of the deck covers a slot; an event, or what cannot be attacked, ends it there (FS-8.6, FS-8.7).
  attackDeck: [
    tell("attackDeck", { who: "you" }),
    declared("beginDeckAttack", "nobody", [answeredNamed, call("beginDeckAttack")]),
  ],
  beginDeckAttack: [
    when(goesOn, [when(refunds, [usesDeckAttack()]), call("attackRevealedCard")], [notAttacked]),
  ],
  // Everybody sees the card before it is said what it covers (FS-8.14).
  attackRevealedCard: [
    revealTopMonster("found"),
    when(not({ test: "coversNothing", of: "found" }), [
      choose({
        what: { from: "monsters", where: { test: "isCoverable", of: "it" } },
        as: "over",
        prompt: "cover",
      }),
    ]),
    putFoundCard("found", "over", "target"),
    when({ test: "attackable", of: "target" }, [call("attackBegins", { target: "target" })], [thenResolve]),
  ],

  // An attack that was declared on the stack begins there and goes on in the action phase.
  attackBegins: [
    takes("target"),
    when(
      { test: "stacksDeclarations" },
      [attackStarts("you", "target")],
      [call("attack", { target: "target" })],
    ),
  ],
  attack: [
    takes("target"),
    ensure([attackStarts("you", "target"), call("resolveStack"), call("attackRolls")], [attackEnds()]),
  ],
  // One attack roll after another until somebody dies or it is called off (FS-8.8).
  attackRolls: [loop({ test: "attackGoesOn" }, [attackRollBy("attacker", "attacked"), call("resolveStack")])],
  attackUnderWay: [ensure([call("attackRolls")], [attackEnds(), expire("attack")])],

  declarePurchase: [
    tell("declarePurchase", { who: "you" }),
    answeredUnnamed,
    when(goesOn, [act("you", "wares")]),
  ],

  buyItem: [
    takes("item"),
    tell("declarePurchaseOf", { who: "you", whom: "item" }),
    declared("settlePurchase", "item", [answeredNamed, call("settlePurchase", { target: "item" })]),
  ],
  // What it costs is settled now; who cannot pay gets nothing (FS-9.2), and has had the purchase (FS-Q-4).
  settlePurchase: [
    takes("target"),
    when({ all: [canStillBuy, { at: ["target", "shop"] }] }, [payCents(stat("price", "target"))]),
    when({ did: true }, [buy("target")], [notBought]),
    thenResolve,
  ],
  buyTopTreasure: [
    tell("declarePurchaseOf", { who: "you" }),
    declared("settleBlindPurchase", "nobody", [answeredNamed, call("settleBlindPurchase")]),
  ],
  settleBlindPurchase: [
    when(canStillBuy, [payCents(stat("price", "you"))]),
    when({ did: true }, [gainTopTreasure("you")], [notBought]),
    thenResolve,
  ],
}
