// References: one number names a seat or one incarnation of an object.
//
// 0..15 is a seat. Anything from 4096 on is `serial * 4096 + slot`: the slot is where the object lives in
// `state.objects`, the serial is new each time the object changes zone, so a stale reference is found by one
// comparison. Serials come from the one clock of the state, not from the object: a count kept by the object would tell
// how often a hidden card had moved. Plain numbers in a program's bindings stay below 4096, so that a walk over
// bindings can tell a reference from an amount.

declare const named: unique symbol

/** Names a seat or an object. A plain number is none: it only becomes one here, or where it is read from plain data. */
export type Ref = number & { readonly [named]: "seat" | "object" }
export type Seat = Ref & { readonly [named]: "seat" }
type ObjectRef = Ref & { readonly [named]: "object" }

export const NOBODY = -1 as Seat
export const FIRST_SEAT = 0 as Seat
export const FIRST_SLOT = 16
const SLOTS = 4096

// Also of plain data, where a reference is a number: whoever asks whether it is a seat knows that it is no amount.
export const isSeat = (ref: number): ref is Seat => ref >= 0 && ref < FIRST_SLOT
export const isObject = (ref: number): ref is ObjectRef => ref >= SLOTS
/** The seat of this number, counted from 0: for whoever comes from outside with a number. */
export const seatNo = (no: number): Seat => no as Seat
/** All seats of a table, in order; made once. */
export const seatsOf = ({ seats }: { readonly seats: number }): readonly Seat[] => SEATS[seats]
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: FIRST_SLOT + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_each, no) => seatNo(no)),
)
export const slotOf = (ref: Ref): number => ref & (SLOTS - 1)
// Shifts while they are right: they keep references small whole numbers for the engine too, which a product may not.
export const serialOf = (ref: Ref): number => (ref < 0x80000000 ? ref >>> 12 : Math.floor(ref / SLOTS))
export const makeRef = (serial: number, slot: number): Ref =>
  (serial < 0x80000 ? (serial << 12) | slot : serial * SLOTS + slot) as Ref
export const MOST_SLOTS = SLOTS
