// Verbs that change something: coins, cards, damage, lights, things. Each proposes an atom. Nothing here knows a card.

import {
  NEXT,
  NOBODY,
  object,
  propose,
  recycle,
  STAY,
  topOf,
  verb,
  zone,
  thisOf,
  keptAs,
} from "@soulspire/kernel"
import { op, player } from "./run.ts"

const gainCoinsOp = op(
  "gainCoins",
  { who: "seat", amount: "amount", as: "bind?" },
  {
    run: (r, f, a) =>
      propose(
        r,
        f,
        { k: "gainCoins", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) },
        a.as ?? "",
      ),
  },
)
export const gainCoins = verb(gainCoinsOp, ["who", "amount"])

const loseCoinsOp = op(
  "loseCoins",
  { who: "seat", amount: "amount", to: "seat?", cause: "name?" },
  {
    run(r, f, a) {
      const to = a.to === undefined ? NOBODY : a.to(r, f.env, NOBODY)
      return propose(r, f, {
        k: "loseCoins",
        who: a.who(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
        to,
        cause: a.cause ?? "",
      })
    },
  },
)
export const loseCoins = verb(loseCoinsOp, ["who", "amount"])

/** A cost: all of it or nothing. */
const payOp = op(
  "pay",
  { who: "seat", amount: "amount", to: "seat?", cause: "name?", as: "bind?" },
  {
    run: (r, f, a) =>
      propose(
        r,
        f,
        {
          k: "loseCoins",
          who: a.who(r, f.env, NOBODY),
          amount: a.amount(r, f.env, NOBODY),
          to: a.to === undefined ? NOBODY : a.to(r, f.env, NOBODY),
          cause: a.cause ?? "pay",
        },
        a.as ?? "",
      ),
    can: (r, e, a) => player(r, a.who(r, e, NOBODY)).coins >= a.amount(r, e, NOBODY),
  },
)
export const pay = verb(payOp, ["amount"], { who: "you" })

/** How many are still to be drawn. */
const drawn = keptAs<number | null>("$draw")

const drawOp = op(
  "draw",
  { who: "seat", count: "amount" },
  {
    run(r, f, a) {
      const left = drawn.in(f.env) ?? a.count(r, f.env, NOBODY)
      if (left <= 0) {
        drawn.set(f.env, null)
        return NEXT
      }
      drawn.set(f.env, left - 1)
      const deck = zone(r, "deck")
      if (r.s.zones[deck].length === 0) recycle(r, zone(r, "discard"), deck)
      const top = topOf(r, deck)
      if (top === NOBODY) {
        drawn.set(f.env, null)
        return NEXT
      }
      const who = a.who(r, f.env, NOBODY)
      propose(r, f, { k: "move", obj: top, to: zone(r, "hand", who), who, cause: "draw" })
      return STAY
    },
  },
)
export const draw = verb(drawOp, ["who", "count"])

const hurtOp = op(
  "hurt",
  { whom: "whom", amount: "amount", from: "whom?" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "hurt",
        whom: a.whom(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
        from: a.from === undefined ? thisOf(f.env) : a.from(r, f.env, NOBODY),
      }),
  },
)
export const hurt = verb(hurtOp, ["whom", "amount"])

const healOp = op(
  "heal",
  { whom: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "heal", whom: a.whom(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const heal = verb(healOp, ["whom", "amount"])

const lightOp = op(
  "light",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "light", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const light = verb(lightOp, ["who", "amount"])

/** Paying off a death: a composite of three parts, each of which a card may change. */
const penaltyOp = op(
  "penalty",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      return propose(r, f, {
        k: "penalty",
        who,
        parts: { coins: { amount: 2, to: NOBODY }, card: { chooser: who }, thing: { chooser: who } },
      })
    },
  },
)
export const penalty = verb(penaltyOp, ["who"])

const tapOp = op(
  "tap",
  { whom: "whom" },
  {
    run: (r, f, a) => propose(r, f, { k: "tap", whom: a.whom(r, f.env, NOBODY) }),
    can: (r, e, a) => object(r, a.whom(r, e, NOBODY))?.data?.tapped === 0,
  },
)
export const tap = verb(tapOp, ["whom"])

const readyOp = op(
  "ready",
  { whom: "whom" },
  {
    run: (r, f, a) => propose(r, f, { k: "ready", whom: a.whom(r, f.env, NOBODY) }),
  },
)
export const ready = verb(readyOp, ["whom"])

const controlOp = op(
  "control",
  { whom: "whom", by: "seat" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "move",
        obj: a.whom(r, f.env, NOBODY),
        to: zone(r, "board", a.by(r, f.env, NOBODY)),
        cause: "steal",
      }),
  },
)
export const control = verb(controlOp, ["whom", "by"])

export const changeOps = [
  gainCoinsOp,
  loseCoinsOp,
  payOp,
  drawOp,
  hurtOp,
  healOp,
  lightOp,
  penaltyOp,
  tapOp,
  readyOp,
  controlOp,
]
