// Growth is noticed here: whoever adds a way to wait, a kind of decision or a program of the kernel's own changes this
// page and says why the ones there are not enough.

import { expect, it } from "vitest"
import type { Kind } from "@soulspire/kernel"
import { kernelOps, kernelPrograms } from "../src/ops.ts"
import { flows } from "../src/flow.ts"

it("has six kinds of decisions", () => {
  // A kind too many or too few does not compile.
  const kinds: Record<Kind, true> = {
    choose: true,
    order: true,
    number: true,
    act: true,
    vote: true,
    offer: true,
  }
  expect(Object.keys(kinds)).toHaveLength(6)
})

it("has these ops that can wait for somebody", () => {
  const waiting = kernelOps.filter((op) => op.handler.ask !== undefined).map((op) => op.name)
  expect(waiting.toSorted()).toEqual([
    "$announce",
    "$atom",
    "act",
    "choose",
    "gather",
    "number",
    "open",
    "order",
    "rewrite",
    "settle",
    "stand",
    "vote",
  ])
})

it("has these ways to flow; gate and mode are the two that ask", () => {
  expect([...flows.keys()].toSorted()).toEqual([
    "block",
    "each",
    "ensure",
    "gate",
    "if",
    "mode",
    "repeat",
    "table",
    "while",
  ])
})

it("has two programs of its own", () => {
  expect(Object.keys(kernelPrograms)).toEqual(["$atom", "$announce"])
})

it("asks only through ops that say whom, what and how it goes on", () => {
  for (const { name, handler } of kernelOps) {
    const asks = [handler.ask, handler.seats, handler.answer, handler.options].map(
      (part) => part !== undefined,
    )
    expect(new Set(asks).size, name).toBe(1)
  }
})
