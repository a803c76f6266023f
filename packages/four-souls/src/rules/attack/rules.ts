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
  revealTopMonster,
  usesAttack,
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

const notBought: Node = when({ test: "refundsDeclarations" }, [refundPurchase()])

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
          when({ all: [eq(ref("acted"), 0), not({ test: "refundsDeclarations" })] }, [usesAttack("nobody")]),
        ]),
      ],
      [expire("attack")],
    ),
  ],

  attackTarget: [
    takes("target"),
    nameTarget("you", "target"),
    answeredNamed,
    when({ all: [goesOn, { test: "attackable", of: "target" }] }, [call("attack", { target: "target" })]),
  ],

  // The card of the deck covers a slot; an event, or what cannot be attacked, ends it there (FS-8.6, FS-8.7).
  attackDeck: [tell("attackDeck", { who: "you" }), answeredNamed, when(goesOn, [call("attackRevealedCard")])],
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
    when(
      { test: "attackable", of: "target" },
      [call("attack", { target: "target" })],
      [call("resolveStack")],
    ),
  ],

  // One attack roll after another until somebody dies or it is called off (FS-8.8).
  attack: [
    takes("target"),
    ensure(
      [
        attackStarts("you", "target"),
        call("resolveStack"),
        loop({ test: "attackGoesOn", of: "target" }, [attackRollBy("you", "target"), call("resolveStack")]),
      ],
      [attackEnds()],
    ),
  ],

  declarePurchase: [
    tell("declarePurchase", { who: "you" }),
    answeredUnnamed,
    when(goesOn, [act("you", "wares")]),
  ],

  // What it costs is settled now; who cannot pay gets nothing (FS-9.2), and has had the purchase (FS-Q-4).
  buyItem: [
    takes("item"),
    tell("declarePurchaseOf", { who: "you", whom: "item" }),
    answeredNamed,
    when({ all: [goesOn, { at: ["item", "shop"] }] }, [payCents(stat("price", "item"))]),
    when({ did: true }, [buy("item")], [notBought]),
    call("resolveStack"),
  ],
  buyTopTreasure: [
    tell("declarePurchaseOf", { who: "you" }),
    answeredNamed,
    when(goesOn, [payCents(stat("price", "you"))]),
    when({ did: true }, [gainTopTreasure("you")], [notBought]),
    call("resolveStack"),
  ],
}
