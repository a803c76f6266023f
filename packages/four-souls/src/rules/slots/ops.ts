// What fills slots, and adds to them.

import { type Amount, NEXT, NOBODY, type Node, object, pushProgram, verb } from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { type SlotKind, topOfSlot } from "../../state/run.ts"
import { stackStep } from "../stack/atoms.ts"
import { addSlots } from "./atoms.ts"
import {
  emptySlot,
  fillSlot,
  isCovering,
  putFound,
  putInSlot,
  REFILLS,
  takesNoSlot,
  topOfDeck,
} from "./slots.ts"

/** The step of filling one slot, where that waits on the stack (RD-13). It goes on waiting below what is met beside the slot. */
const refillSlotOp = op(
  "refillSlot",
  { kind: "zone", slot: "amount" },
  {
    run(r, f, a) {
      const [kind, slot] = [a.kind as SlotKind, a.slot(r, f.env, NOBODY)]
      if (topOfSlot(r, kind, slot) !== NOBODY) return NEXT
      if (kind === "monsters" && takesNoSlot(r, topOfDeck(r, "monster")))
        stackStep(r, REFILLS[kind], { slot })
      fillSlot(r, kind, slot)
      return NEXT
    },
  },
)
export const refillSlot = verb(refillSlotOp, ["kind", "slot"])

const fillSlotsOp = op(
  "fillSlots",
  {},
  {
    run(r) {
      for (const kind of ["monsters", "shop", "rooms"] as const) {
        const slot = emptySlot(r, kind)
        if (slot === NOBODY) continue
        if (r.s.table.rules.refillOnStack && !isCovering(r, kind, slot)) stackStep(r, REFILLS[kind], { slot })
        else fillSlot(r, kind, slot)
        // What came may have something to say before the next slot is filled.
        return NEXT
      }
      return NEXT
    },
  },
)
export const fillSlots = verb(fillSlotsOp)

/** The top card of the monster deck comes to a slot whose monster has gone, whatever is covered there. */
const fillFromMonsterDeckOp = op(
  "fillFromMonsterDeck",
  { slot: "amount" },
  {
    run(r, f, a) {
      const slot = a.slot(r, f.env, NOBODY)
      // A slot of a challenge has gone with its card (FS-18.4).
      if (slot >= 0) putFound(r, topOfDeck(r, "monster"), "monsters", slot, "replace")
      return NEXT
    },
  },
)
export const fillFromMonsterDeck = verb(fillFromMonsterDeckOp, ["slot"])

/** More slots of a kind; they are filled at the next chance (FS-6.13). */
const expandSlotsOp = op(
  "expandSlots",
  { kind: "name", amount: "quantity" },
  {
    run(r, f, a) {
      addSlots(r, a.kind as SlotKind, a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const expandSlots: (kind: SlotKind, amount: Amount) => Node = verb(expandSlotsOp, ["kind", "amount"])

/** The shop gets the top card of the treasure deck where an item was; nobody gains it. */
const replaceShopItemOp = op(
  "replaceShopItem",
  { slot: "amount" },
  {
    run(r, f, a) {
      putInSlot(r, topOfDeck(r, "treasure"), "shop", a.slot(r, f.env, NOBODY), "reroll")
      return NEXT
    },
  },
)
export const replaceShopItem = verb(replaceShopItemOp, ["slot"])

/** The active player plays an event out of the deck: it is met beside the slots, or in one that is not under attack (RD-22). */
const playEventOp = op(
  "playEvent",
  { card: "whom" },
  {
    run(r, f, a) {
      const card = a.card(r, f.env, NOBODY)
      if (object(r, card) !== null) pushProgram(r, "playEvent", { card })
      return NEXT
    },
  },
)
export const playEvent = verb(playEventOp, ["card"])

const meetBesideOp = op(
  "meetBeside",
  { card: "whom" },
  {
    run(r, f, a) {
      putFound(r, a.card(r, f.env, NOBODY), "monsters", NOBODY, "meet")
      return NEXT
    },
  },
)
export const meetBeside = verb(meetBesideOp, ["card"])

export const slotOps = [
  refillSlotOp,
  fillSlotsOp,
  fillFromMonsterDeckOp,
  expandSlotsOp,
  replaceShopItemOp,
  playEventOp,
  meetBesideOp,
]
