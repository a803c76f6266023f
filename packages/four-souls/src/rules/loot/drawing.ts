// Verbs about loot cards and treasures that are drawn: how many, and then each by itself.

import {
  type Frame,
  NEXT,
  NOBODY,
  propose,
  type Seat,
  type Signal,
  topOf,
  verb,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import type { FourSoulsRun } from "../../state/run.ts"
import { topOfDeck } from "../slots/slots.ts"

/** So many cards from a pile; cards may have a say in it. */
const proposeLoot = (
  r: FourSoulsRun,
  f: Frame,
  who: Seat,
  amount: number,
  step: string,
  from: string,
): Signal => propose(r, f, { k: "loot", who, amount, step, from })

const lootOp = op(
  "loot",
  { who: "seat", amount: "quantity" },
  {
    run: (r, f, a) => proposeLoot(r, f, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), "", "lootDeck"),
  },
)
export const loot = verb(lootOp, ["amount"], { who: "you" })

/** In the loot step (FS-7.1.3). */
const lootInStepOp = op(
  "lootInStep",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      proposeLoot(r, f, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), "loot", "lootDeck"),
  },
)
export const lootInStep = verb(lootInStepOp, ["amount"], { who: "you" })

/** From the top of the loot discard. */
const lootFromDiscardOp = op(
  "lootFromDiscard",
  { who: "seat", amount: "quantity" },
  {
    run: (r, f, a) =>
      proposeLoot(r, f, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), "", "lootDiscard"),
  },
)
export const lootFromDiscard = verb(lootFromDiscardOp, ["amount"], { who: "you" })

const gainTreasureOp = op(
  "gainTreasure",
  { who: "seat", amount: "quantity" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainTreasure", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const gainTreasure = verb(gainTreasureOp, ["amount"], { who: "you" })

/** One loot card off the top of its deck; an empty deck is made anew in the middle of it (FS-3.2.3). */
const drawLootOp = op(
  "drawLoot",
  { who: "seat" },
  {
    run(r, f, a) {
      const top = topOfDeck(r, "loot")
      const who = a.who(r, f.env, NOBODY)
      if (top === NOBODY) return NEXT
      return propose(r, f, { k: "move", obj: top, to: zone(r, "hand", who), who, cause: "loot" })
    },
  },
)
export const drawLoot = verb(drawLootOp, ["who"])

/** The top card of the loot discard instead; an empty one has nothing to give. */
const drawDiscardedOp = op(
  "drawDiscarded",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const top = topOf(r, zone(r, "lootDiscard"))
      if (top === NOBODY) return NEXT
      return propose(r, f, { k: "move", obj: top, to: zone(r, "hand", who), who, cause: "loot" })
    },
  },
)
export const drawDiscarded = verb(drawDiscardedOp, ["who"])

const drawTreasureOp = op(
  "drawTreasure",
  { who: "seat" },
  {
    run(r, f, a) {
      const top = topOfDeck(r, "treasure")
      const who = a.who(r, f.env, NOBODY)
      if (top === NOBODY) return NEXT
      return propose(r, f, { k: "move", obj: top, to: zone(r, "board", who), who, cause: "gain" })
    },
  },
)
export const drawTreasure = verb(drawTreasureOp, ["who"])

export const drawingOps = [
  lootOp,
  lootInStepOp,
  lootFromDiscardOp,
  gainTreasureOp,
  drawLootOp,
  drawDiscardedOp,
  drawTreasureOp,
]
