// Monster and shop slots: what lies on top is in play, what lies under it is covered.

import { dataOf, moveObject, NOBODY, recycle, type Ref, topOf, zone } from "@soulspire/kernel"
import { type FourSoulsRun, hasKind, topOfSlot } from "./run.ts"

export type SlotKind = "monsters" | "shop"

const deckOf = (kind: SlotKind): "monster" | "treasure" => (kind === "monsters" ? "monster" : "treasure")
const slotsOf = (r: FourSoulsRun, kind: SlotKind): number =>
  kind === "monsters" ? r.s.table.monsterSlots : r.s.table.shopSlots

/** The top card of a deck, which is made anew of its discard when it has run out (FS-3.2.3); NOBODY if both are empty. */
export function topOfDeck(r: FourSoulsRun, deck: "loot" | "treasure" | "monster"): Ref {
  const pile = zone(r, `${deck}Deck`)
  if (r.s.zones[pile].length === 0) recycle(r, zone(r, `${deck}Discard`), pile)
  return topOf(r, pile)
}

/** The card that was covered last in a slot. */
function coveredIn(r: FourSoulsRun, kind: SlotKind, slot: number): Ref {
  const list = r.s.zones[zone(r, "covered")]
  for (let i = list.length - 1; i >= 0; i--)
    if (dataOf(r, list[i]).slot === slot && hasKind(r, list[i], "item") === (kind === "shop")) return list[i]
  return NOBODY
}

/** The first slot with nothing in it that can be filled; a slot whose monster is still dying waits (FS-10.2). */
export function emptySlot(r: FourSoulsRun, kind: SlotKind): number {
  for (let slot = 0; slot < slotsOf(r, kind); slot++) {
    if (topOfSlot(r, kind, slot) !== NOBODY) continue
    if (r.s.table.dying.some((each) => each.where === kind && each.slot === slot)) continue
    if (coveredIn(r, kind, slot) !== NOBODY || refillable(r, kind)) return slot
  }
  return NOBODY
}

const refillable = (r: FourSoulsRun, kind: SlotKind): boolean =>
  r.s.zones[zone(r, `${deckOf(kind)}Deck`)].length > 0 ||
  r.s.zones[zone(r, `${deckOf(kind)}Discard`)].length > 0

/** Fills an empty slot: what was covered there comes back, else the top card of the deck. */
export function fillSlot(r: FourSoulsRun, kind: SlotKind, slot: number): void {
  const covered = coveredIn(r, kind, slot)
  if (covered === NOBODY) putInSlot(r, topOfDeck(r, deckOf(kind)), kind, slot, "refill")
  else putInSlot(r, covered, kind, slot, "uncover")
}

/** Puts a card into a slot, covering what is there. An indomitable one opens a slot for itself (FS-4.6.6). */
export function putInSlot(r: FourSoulsRun, card: Ref, kind: SlotKind, slot: number, cause: string): Ref {
  if (card === NOBODY) return NOBODY
  const own =
    kind === "monsters" && hasKind(r, card, "indomitable") && cause !== "uncover" && cause !== "return"
  const at = own ? r.s.table.monsterSlots++ : slot
  const top = topOfSlot(r, kind, at)
  if (top !== NOBODY) {
    const under = moveObject(r, top, zone(r, "covered"), "top", NOBODY, null, "cover")
    dataOf(r, under).slot = at
  }
  const ref = moveObject(r, card, zone(r, kind), "top", NOBODY, null, cause)
  dataOf(r, ref).slot = at
  return ref
}
