// Planted: a card comes into play behind the index's back, and its trigger is not found. The mode "scan" notices.

import { FIRST_SEAT, moveObject, NEXT, type Obj, object, topOf, zone } from "@soulspire/kernel"
import type { ProofRun } from "@soulspire/proof"
import { test } from "vitest"
import { expectBite, withBug } from "./plant.ts"

const position = { p1: { hand: ["bug"], board: ["coinpress"] }, deck: ["moot", "dawn"] }

/** The bottom card of the deck goes to p1's board. */
const smuggle = (r: ProofRun): void => {
  const [deck, board] = [zone(r, "deck"), zone(r, "board", FIRST_SEAT)]
  const [ref] = r.s.zones[deck].splice(0, 1)
  const o = object(r, ref) as Obj
  r.s.zones[board].push(ref)
  Object.assign(o, { zone: board, controller: 0, owner: 0, data: r.m.spec.newData(null) })
}

test("a trigger that the index does not have", () => {
  const planted = withBug({
    run(r) {
      smuggle(r)
      return NEXT
    },
  })
  const sound = withBug({
    run(r) {
      const deck = zone(r, "deck")
      moveObject(
        r,
        r.s.zones[deck][0] ?? topOf(r, deck),
        zone(r, "board", FIRST_SEAT),
        "top",
        FIRST_SEAT,
        null,
        "",
      )
      return NEXT
    },
  })
  expectBite(
    "scan",
    { ...position, ...planted },
    { ...position, ...sound },
    (table) => table.p1.play("bug").allPass().p1.use("coinpress").allPass(),
    /index|scan/,
  )
})
