// Monster, shop and room slots: what lies on top is in play, what lies under it is covered.

import {
  dataOf,
  type Frame,
  moveObject,
  NOBODY,
  type Obj,
  object,
  recycle,
  type Ref,
  topOf,
  zone,
} from "@soulspire/kernel"
import { openMonsterSlot, tellMonsterSlot } from "./atoms.ts"
import { isStacked } from "../stack/waiting.ts"
import { note } from "../../state/note.ts"
import { type Deck, factOf, type FourSoulsRun, hasKind, type SlotKind, topOfSlot } from "../../state/run.ts"

/** Where the cards of a slot come from, and where the table counts the slots. */
const KINDS = {
  monsters: { deck: "monster", slots: "monsterSlots" },
  shop: { deck: "treasure", slots: "shopSlots" },
  rooms: { deck: "room", slots: "roomSlots" },
} as const satisfies Record<SlotKind, { deck: Deck; slots: string }>

/** The programs that fill a slot of each kind, where that waits on the stack (RD-13). */
export const REFILLS: Readonly<Record<SlotKind, string>> = {
  monsters: "refillMonsters",
  shop: "refillShop",
  rooms: "refillRooms",
}

/** Where an event lies that takes no slot (RD-22). */
const BESIDE = -1

/** Is this card met beside the slots instead of taking one (RD-22)? */
export const takesNoSlot = (r: FourSoulsRun, card: Ref): boolean =>
  r.s.table.rules.eventFromDeckAttack === "beside" && hasKind(r, card, "event")

/** Is an event met just now that takes no slot? */
const isEventMet = (r: FourSoulsRun): boolean =>
  r.s.table.rules.eventFromDeckAttack === "beside" &&
  r.s.zones[zone(r, "monsters")].some((ref) => dataOf(r, ref).slot === BESIDE)

const slotsOf = (r: FourSoulsRun, kind: SlotKind): number => r.s.table[KINDS[kind].slots]

/**
 * The top card of a deck, which is made anew of its discard when it has run out (FS-3.2.3); NOBODY if both are empty.
 * Cards that are not for so few players are laid aside when they turn up (FS-2.7.3).
 */
export function topOfDeck(r: FourSoulsRun, deck: Deck): Ref {
  const pile = zone(r, `${deck}Deck`)
  for (;;) {
    if (r.s.zones[pile].length === 0) recycle(r, zone(r, `${deck}Discard`), pile)
    const top = topOf(r, pile)
    if (top === NOBODY || r.s.seats > 2 || factOf(r, top, "threePlus") === 0) return top
    moveObject(r, top, zone(r, "box"), "top", NOBODY, null, "set-aside")
  }
}

/** A deck whose last card has just gone is made of its discard at once, not when it is next needed (FS-3.2.3). */
export function renewDeck(r: FourSoulsRun, left: number): void {
  if (r.s.zones[left].length > 0) return
  const { kind } = r.m.zones[left]
  if (!kind.endsWith("Deck")) return
  const discard = zone(r, kind.replace("Deck", "Discard"))
  if (r.s.zones[discard].length > 0) recycle(r, discard, left)
}

/** The card that was covered last in a slot. */
function coveredIn(r: FourSoulsRun, kind: SlotKind, slot: number): Ref {
  const list = r.s.zones[zone(r, "covered")]
  for (let i = list.length - 1; i >= 0; i--)
    if (dataOf(r, list[i]).slot === slot && slotKindOf(r, list[i]) === kind) return list[i]
  return NOBODY
}

/** Which kind of slot a covered card lies in: it can only be there as what it is in play (FS-3.5.2). */
const slotKindOf = (r: FourSoulsRun, ref: Ref): SlotKind =>
  hasKind(r, ref, "item") ? "shop" : hasKind(r, ref, "room") ? "rooms" : "monsters"

/** The first slot with nothing in it that can be filled; a slot whose monster is still dying waits (FS-10.2). */
export function emptySlot(r: FourSoulsRun, kind: SlotKind): number {
  // As many cards as slots: each has its own.
  if (cardsInSlots(r, kind) >= slotsOf(r, kind)) return NOBODY
  const { dying, rules } = r.s.table
  for (let slot = 0; slot < slotsOf(r, kind); slot++) {
    if (topOfSlot(r, kind, slot) !== NOBODY) continue
    const isWaiting = dying.some((each) => each.where === kind && each.slot === slot)
    // Where a dying monster lies on the stack, what it has covered is in play at once (RD-02).
    if (isCovering(r, kind, slot)) {
      if (!isWaiting || rules.rewardsOnStack) return slot
    } else if (!isWaiting && isRefillDue(r, kind, slot)) return slot
  }
  return NOBODY
}

/** May the top card of the deck come to an empty slot now? A refill that waits on the stack is not asked for again (RD-13). */
function isRefillDue(r: FourSoulsRun, kind: SlotKind, slot: number): boolean {
  if (!refillable(r, kind)) return false
  if (r.s.table.rules.refillOnStack) return !isStacked(r, REFILLS[kind], "slot", slot)
  return kind !== "monsters" || !isEventMet(r)
}

/** What lies in the slots of a kind; beside the monster slots there may be events, and the slots of a challenge. */
function cardsInSlots(r: FourSoulsRun, kind: SlotKind): number {
  const cards = r.s.zones[zone(r, kind)]
  if (kind !== "monsters") return cards.length
  let many = 0
  for (const ref of cards) if (dataOf(r, ref).slot >= 0) many++
  return many
}

const refillable = (r: FourSoulsRun, kind: SlotKind): boolean =>
  r.s.zones[zone(r, `${KINDS[kind].deck}Deck`)].length > 0 ||
  r.s.zones[zone(r, `${KINDS[kind].deck}Discard`)].length > 0

/** Is there a card under what has left a slot? It comes back by itself. */
export const isCovering = (r: FourSoulsRun, kind: SlotKind, slot: number): boolean =>
  coveredIn(r, kind, slot) !== NOBODY

/** Fills an empty slot: what was covered there comes back, else the top card of the deck, or that is met beside it (RD-22). */
export function fillSlot(r: FourSoulsRun, kind: SlotKind, slot: number): void {
  const covered = coveredIn(r, kind, slot)
  if (covered === NOBODY) putFound(r, topOfDeck(r, KINDS[kind].deck), kind, slot, "refill")
  else putInSlot(r, covered, kind, slot, "uncover")
}

/** The top card of a deck comes to a slot, or is met beside it (RD-22). */
export const putFound = (r: FourSoulsRun, card: Ref, kind: SlotKind, slot: number, cause: string): Ref =>
  takesNoSlot(r, card) ? putInSlot(r, card, kind, BESIDE, "meet") : putInSlot(r, card, kind, slot, cause)

/** Puts a card into a slot, covering what is there. An indomitable one opens a slot for itself (FS-4.6.6). */
export function putInSlot(
  r: FourSoulsRun,
  card: Ref,
  kind: SlotKind,
  slot: number,
  cause: string,
  maker: Frame | null = null,
): Ref {
  if (card === NOBODY) return NOBODY
  const own =
    kind === "monsters" && hasKind(r, card, "indomitable") && cause !== "uncover" && cause !== "return"
  const at = own ? openMonsterSlot(r) : slot
  const top = at === BESIDE ? NOBODY : topOfSlot(r, kind, at)
  if (top !== NOBODY) {
    const under = moveObject(r, top, zone(r, "covered"), "top", NOBODY, null, "cover")
    note(dataOf(r, under), "slot", at)
  }
  const from = (object(r, card) as Obj).zone
  const ref = moveObject(r, card, zone(r, kind), "top", NOBODY, maker, cause)
  if (own) tellMonsterSlot(r)
  note(dataOf(r, ref), "slot", at)
  renewDeck(r, from)
  return ref
}
