// Seats and references are types of their own. What must not compile is held by the compiler: a line that is expected to
// be wrong and is not fails the types.

import {
  type Env,
  isObject,
  isSeat,
  makeRef,
  NEXT,
  NOBODY,
  opFor,
  type Ref,
  type Seat,
  seatNo,
  seatsOf,
  verb,
  writtenKind,
} from "@soulspire/kernel"
import { expect, it } from "vitest"

const op = opFor<unknown, unknown>()
const takesSeat = (seat: Seat): number => seat
const takesRef = (ref: Ref): number => ref

it("a seat is one of the table's, and an object is none", () => {
  expect(seatsOf({ seats: 3 })).toEqual([0, 1, 2])
  expect(seatsOf({ seats: 3 }).every(isSeat)).toBe(true)
  expect(isSeat(makeRef(1, 16))).toBe(false)
  expect(isObject(makeRef(1, 16))).toBe(true)
  expect([isSeat(NOBODY), isObject(NOBODY)]).toEqual([false, false])
})

it("a player is written on a card like anybody else, and players like any selection", () => {
  expect(["seat", "seat?", "whom", "seats?", "amount?"].map(writtenKind)).toEqual([
    "whom",
    "whom",
    "whom",
    "select",
    "amount",
  ])
  const give = op("give", { who: "seat", to: "seats" }, { run: () => NEXT })
  expect(verb(give)({ who: "you", to: "others" })).toEqual({
    op: "give",
    who: "you",
    to: { from: "@others" },
  })
})

/** Never called: the compiler reads it. */
export function wrong(ref: Ref, seat: Seat, env: Env): void {
  // @ts-expect-error: a plain number is no reference
  takesRef(3)
  // @ts-expect-error: and no seat
  takesSeat(3)
  // @ts-expect-error: a reference may be an object's
  takesSeat(ref)
  // @ts-expect-error: what is reckoned with a seat is a number
  takesSeat(seat + 1)
  // @ts-expect-error: what is bound may be anything
  takesRef(env["this"])
  // @ts-expect-error: an object's reference is no seat's
  if (isObject(ref)) takesSeat(ref)
  op(
    "amount",
    { amount: "amount", whom: "whom" },
    {
      run(r, f, a) {
        // @ts-expect-error: an amount is no seat
        takesSeat(a.amount(r, f.env, NOBODY))
        // @ts-expect-error: whoever is meant may be no player
        takesSeat(a.whom(r, f.env, NOBODY))
        return NEXT
      },
    },
  )
}

/** And all of this does compile. */
export function right(ref: Ref, seat: Seat): number[] {
  op(
    "right",
    { who: "seat", all: "seats?" },
    {
      run(r, f, a) {
        takesSeat(a.who(r, f.env, NOBODY))
        a.all?.(r, f.env, NOBODY).map(takesSeat)
        return NEXT
      },
    },
  )
  return [
    takesRef(seat),
    takesSeat(NOBODY),
    isSeat(ref) ? takesSeat(ref) : takesRef(ref),
    takesSeat(seatNo(1)),
  ]
}
