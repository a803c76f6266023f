// What the rules do about attacks and purchases.

import {
  emit,
  everybody,
  NEXT,
  NOBODY,
  type Node,
  object,
  propose,
  show,
  verb,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { giveAttacks, refundPurchase as giveBackPurchase, startAttack, useAttack } from "./atoms.ts"
import { topMonster } from "./attacks.ts"
import { hasKind } from "../../state/run.ts"
import { putFound, topOfDeck } from "../slots/slots.ts"
import { stackStep } from "../stack/atoms.ts"
import type { ExtraAttack } from "../../state/types.ts"

/** By when an attack that is demanded must be made (RD-39). */
const THIS_TURN = "turn"
const NEXT_CHANCE = "chance"
const soon = (by: string): number => (by === NEXT_CHANCE ? 1 : 0)

/** The attack is on this; from here on it is under way. */
const attackStartsOp = op(
  "attackStarts",
  { who: "seat", target: "whom" },
  {
    run(r, f, a) {
      startAttack(r, a.who(r, f.env, NOBODY), a.target(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const attackStarts = verb(attackStartsOp, ["who", "target"])

/** An attack is declared on something, which another player may have a say in; it is bound to `target`. */
const nameTargetOp = op(
  "nameTarget",
  { who: "seat", target: "whom" },
  {
    run(r, f, a) {
      const [who, whom] = [a.who(r, f.env, NOBODY), a.target(r, f.env, NOBODY)]
      // Some abilities look for an attack on a monster, which nothing else is (FS-8.3, FS-6.3.3).
      const k = hasKind(r, whom, "monster") ? "attackMonster" : "attackOther"
      return propose(r, f, { k, who, whom }, "target")
    },
  },
)
export const nameTarget = verb(nameTargetOp, ["who", "target"])

/** The top card of the monster deck is shown to everybody where it lies (FS-8.14). */
const revealTopMonsterOp = op(
  "revealTopMonster",
  { as: "bind" },
  {
    run(r, f, a) {
      const top = topMonster(r)
      f.env[a.as] = top
      const shown = show(r, [top], everybody(r))
      if (shown !== null) emit(r, shown, null)
      return NEXT
    },
  },
)
export const revealTopMonster = verb(revealTopMonsterOp, ["as"])

/** The card of an attack on the deck covers a slot (FS-8.5); `as` is what it is there. */
const putFoundCardOp = op(
  "putFoundCard",
  { found: "whom", over: "whom", as: "bind" },
  {
    run(r, f, a) {
      const over = object(r, a.over(r, f.env, NOBODY))
      const slot = over?.data?.slot ?? 0
      f.env[a.as] = putFound(r, a.found(r, f.env, NOBODY), "monsters", slot, "attack")
      return NEXT
    },
  },
)
export const putFoundCard = verb(putFoundCardOp, ["found", "over", "as"])

/** Attacks that a card gives, on anything. */
const mayAttackAgainOp = op(
  "mayAttackAgain",
  { times: "quantity" },
  {
    run(r, f, a) {
      giveAttacks(
        r,
        extraAttacks(a.times(r, f.env, NOBODY), { on: "anything", must: 0, soon: 0, adds: "always" }),
      )
      return NEXT
    },
  },
)
export const mayAttackAgain: Node = verb(mayAttackAgainOp, ["times"])(1)

/** An attack that a card gives and demands, on anything: at the next chance, or until the turn is over (RD-39). */
const mustAttackAgainOp = op(
  "mustAttackAgain",
  { times: "quantity", by: "name" },
  {
    run(r, f, a) {
      const times = a.times(r, f.env, NOBODY)
      giveAttacks(r, extraAttacks(times, { on: "anything", must: 1, soon: soon(a.by), adds: "always" }))
      return NEXT
    },
  },
)
export const mustAttackAgain: Node = verb(mustAttackAgainOp, ["times", "by"])(1, NEXT_CHANCE)
export const mustAttackAgainThisTurn: Node = verb(mustAttackAgainOp, ["times", "by"])(1, THIS_TURN)

/** Attacks that a card gives, on the monster deck. */
const mayAttackDeckOp = op(
  "mayAttackDeck",
  { times: "quantity" },
  {
    run(r, f, a) {
      giveAttacks(
        r,
        extraAttacks(a.times(r, f.env, NOBODY), { on: "deck", must: 0, soon: 0, adds: "always" }),
      )
      return NEXT
    },
  },
)
export const mayAttackDeck: Node = verb(mayAttackDeckOp, ["times"])(1)

/**
 * An attack of the turn must be on this, if it is there. Or it is forced, on this or on the deck: at the next chance, and as
 * one more where the turn has none left (FSC-R.10).
 */
const mustAttackOp = op(
  "mustAttack",
  { on: "whom?", by: "name" },
  {
    run(r, f, a) {
      const on = a.on === undefined ? "deck" : a.on(r, f.env, NOBODY)
      const adds = a.by === NEXT_CHANCE ? "if-needed" : "nothing"
      if (on !== NOBODY) giveAttacks(r, [{ on, must: 1, soon: soon(a.by), adds }])
      return NEXT
    },
  },
)
export const mustAttack = verb(mustAttackOp, ["on"], { by: THIS_TURN })
export const forceAttack = verb(mustAttackOp, ["on"], { by: NEXT_CHANCE })
export const forceDeckAttack: Node = verb(mustAttackOp, [], { by: NEXT_CHANCE })()

/** One on this, as an addition to the attacks of the turn. */
const mustAttackAlsoOp = op(
  "mustAttackAlso",
  { on: "whom", times: "quantity" },
  {
    run(r, f, a) {
      const on = a.on(r, f.env, NOBODY)
      if (on !== NOBODY)
        giveAttacks(r, extraAttacks(a.times(r, f.env, NOBODY), { on, must: 1, soon: 0, adds: "always" }))
      return NEXT
    },
  },
)
export const mustAttackAlso = verb(mustAttackAlsoOp, ["on"], { times: 1 })

/** So many attacks, all of them alike. */
const extraAttacks = (times: number, attack: ExtraAttack): ExtraAttack[] =>
  Array.from({ length: times }, () => ({ ...attack }))

/** The deck must be attacked so often in this turn: attacks that have been made on it count, and so does the turn's own. */
const mustAttackDeckOp = op(
  "mustAttackDeck",
  { times: "quantity" },
  {
    run(r, f, a) {
      const left = Math.max(0, a.times(r, f.env, NOBODY) - r.s.table.deckAttacks)
      giveAttacks(r, extraAttacks(left, { on: "deck", must: 1, soon: 0, adds: "if-needed" }))
      return NEXT
    },
  },
)
export const mustAttackDeck = verb(mustAttackDeckOp, ["times"])

const usesAttackOp = op(
  "usesAttack",
  { target: "whom" },
  {
    run(r, f, a) {
      useAttack(r, a.target(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const usesAttack = verb(usesAttackOp, ["target"])

const usesDeckAttackOp = op(
  "usesDeckAttack",
  {},
  {
    run(r) {
      useAttack(r, "deck")
      return NEXT
    },
  },
)
export const usesDeckAttack = verb(usesDeckAttackOp)

/** What the active player has declared waits on the stack, where everybody can answer it (RD-42). */
const putDeclarationOnStackOp = op(
  "putDeclarationOnStack",
  { program: "name", target: "whom" },
  {
    run(r, f, a) {
      const target = a.target(r, f.env, NOBODY)
      stackStep(r, a.program, { you: r.s.table.active, target }, target)
      return NEXT
    },
  },
)
export const putDeclarationOnStack = verb(putDeclarationOnStackOp, ["program", "target"])

/** A purchase that came to nothing may be made again, in some rulesets (RD-08). */
const refundPurchaseOp = op(
  "refundPurchase",
  {},
  {
    run(r) {
      giveBackPurchase(r)
      return NEXT
    },
  },
)
export const refundPurchase = verb(refundPurchaseOp)

/** The blind purchase: the top card of the treasure deck, shown only once it is paid for (FS-9.3). */
const gainTopTreasureOp = op(
  "gainTopTreasure",
  { who: "seat" },
  {
    run(r, f, a) {
      const top = topOfDeck(r, "treasure")
      const who = a.who(r, f.env, NOBODY)
      if (top === NOBODY) return NEXT
      return propose(r, f, { k: "move", obj: top, to: zone(r, "board", who), who, cause: "buy" })
    },
  },
)
export const gainTopTreasure = verb(gainTopTreasureOp, ["who"])

export const attackOps = [
  attackStartsOp,
  nameTargetOp,
  revealTopMonsterOp,
  putFoundCardOp,
  mayAttackAgainOp,
  mustAttackAgainOp,
  mayAttackDeckOp,
  mustAttackOp,
  mustAttackAlsoOp,
  mustAttackDeckOp,
  usesAttackOp,
  usesDeckAttackOp,
  putDeclarationOnStackOp,
  refundPurchaseOp,
  gainTopTreasureOp,
]
