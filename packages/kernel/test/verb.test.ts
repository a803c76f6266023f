// Verbs are derived from their ops. What must not compile is held by the compiler: a line that is expected to be wrong and
// is not fails the types.

import { NEXT, opFor, verb } from "@soulspire/kernel"
import { expect, it } from "vitest"

const op = opFor<unknown, unknown>()
const loseHpOp = op("loseHp", { whom: "whom", amount: "amount", by: "whom?" }, { run: () => NEXT })
const dealOp = op("deal", { to: "select", amount: "amount", weapon: "name?" }, { run: () => NEXT })

const loseHp = verb(loseHpOp, ["amount"], { whom: "you" })
const deal = verb(dealOp, ["amount"])
const flee = verb(op("flee", {}, { run: () => NEXT }))

it("takes values by their place, and the rest by name", () => {
  expect(loseHp(3)).toEqual({ op: "loseHp", amount: 3, whom: "you" })
  expect(loseHp({ n: 2 }, { whom: "foe", by: "this" })).toEqual({
    op: "loseHp",
    amount: { n: 2 },
    whom: "foe",
    by: "this",
  })
  expect(flee()).toEqual({ op: "flee" })
})

it("reads a name alone as what is bound to it, where several things can be meant", () => {
  expect(deal(2, { to: "foe" })).toEqual({ op: "deal", amount: 2, to: { from: "@foe" } })
  expect(deal(2, { to: { from: "enemies" } })).toEqual({ op: "deal", amount: 2, to: { from: "enemies" } })
})

it("does without what has a usual value, though it has a place", () => {
  const heal = verb(loseHpOp, ["amount", "whom"], { whom: "you" })
  expect(heal(3)).toEqual({ op: "loseHp", amount: 3, whom: "you" })
  expect(heal(3, "ally")).toEqual({ op: "loseHp", amount: 3, whom: "ally" })
  expect(heal(3, undefined, { by: "this" })).toEqual({ op: "loseHp", amount: 3, whom: "you", by: "this" })
})

it("says nothing of what was left out", () => {
  expect(loseHp(3, { by: undefined })).toEqual({ op: "loseHp", amount: 3, whom: "you" })
})

/** Never called: the compiler reads it. */
export function wrong(): void {
  // @ts-expect-error: misspelt
  loseHp(3, { whoom: "foe" })
  // @ts-expect-error: missing
  loseHp()
  // @ts-expect-error: what it is aimed at has no usual value
  deal(2)
  // @ts-expect-error: of another kind
  loseHp([1])
  // @ts-expect-error: a condition is no amount
  deal({ eq: [1, 1] }, { to: "foe" })
  // @ts-expect-error: no such parameter to give by its place
  verb(loseHpOp, ["amonut"])
  // @ts-expect-error: no such parameter to have a usual value
  verb(loseHpOp, ["amount"], { hwom: "you" })
}
