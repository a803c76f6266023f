// Cards that go to a place in a deck.

import { type Frame, moveObject, NOBODY, type Ref } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../../state/run.ts"

/** So many from the top: it goes on top, and then under the ones above it. */
export function putDown(r: FourSoulsRun, f: Frame, card: Ref, deck: number, down: number): void {
  const made = moveObject(r, card, deck, "top", NOBODY, f, "deck")
  const list = r.s.zones[deck]
  list.pop()
  list.splice(Math.max(0, list.length - down), 0, made)
}
