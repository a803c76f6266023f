// Planted: a verb that remembers outside the state how often it was done. The mode "undo" notices.

import { emit, NEXT } from "@soulspire/kernel"
import { proofSpec } from "@soulspire/proof"
import { test } from "vitest"
import { expectBite, withBug } from "./plant.ts"

const position = { p1: { hand: ["bug"] } }
const sound = { ...position, ...withBug({ run: () => NEXT }) }
const play = (table: Parameters<Parameters<typeof expectBite>[3]>[0]) => table.p1.play("bug").allPass()

test("what is done again is not what was done", () => {
  let times = 0
  const planted = withBug({
    run(r) {
      r.s.table.players[0].plays = ++times
      return NEXT
    },
  })
  expectBite("undo", { ...position, ...planted }, sound, play, "given again, the same answer leads elsewhere")
})

test("what is told again is not what was told", () => {
  let times = 0
  const planted = withBug(
    {
      run(r) {
        emit(r, { k: "echoed", times: ++times }, null)
        return NEXT
      },
    },
    { events: { ...proofSpec.events, echoed: { times: "all" } } },
  )
  expectBite("undo", { ...position, ...planted }, sound, play, "the same answer after taking it back differ")
})
