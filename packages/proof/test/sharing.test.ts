// Copies share what is at rest, and nothing that happens in one of them is seen in another.

import {
  FIRST_SEAT,
  isAtRest,
  moveObject,
  NOBODY,
  object,
  own,
  type Ref,
  topOf,
  zone,
} from "@soulspire/kernel"
import { expect, test } from "vitest"
import { proof } from "../src/game.ts"

test("a copy has the very same cards where they lie in piles", () => {
  const state = proof.create({}, 2, "sharing")
  const copy = proof.copy(state)
  const shared = state.objects.filter((o, i) => copy.objects[i] === o)
  expect(shared).toEqual(state.objects.filter(isAtRest))
  expect(shared.length).toBeGreaterThan(state.objects.length / 2)
})

test("a card that is moved, seen or remembered in one copy is as it was in the other", () => {
  const state = proof.create({}, 2, "sharing")
  const copy = proof.copy(state)
  const before = JSON.stringify(copy)
  let top: Ref = NOBODY
  proof.arrange(state, (r) => {
    top = topOf(r, zone(r, "deck"))
    const at = r.s.objects.findIndex(({ ref }) => ref === top)
    const moved = moveObject(r, top, zone(r, "hand", FIRST_SEAT), "top", FIRST_SEAT, null, "draw")
    expect(r.s.objects[at].ref).toBe(moved)
    expect(object(r, top)).toBeNull()
  })
  expect(JSON.stringify(copy)).toBe(before)
  proof.arrange(copy, (r) => expect(object(r, top)).not.toBeNull())
})

test("what has been replaced cannot be changed any more", () => {
  const state = proof.create({}, 2, "sharing")
  proof.arrange(state, (r) => {
    const old = object(r, topOf(r, zone(r, "deck")))
    if (old === null) throw new Error("the deck is empty")
    own(r, old).known = 0
    expect(() => own(r, old)).toThrow("no longer in the state")
  })
})
