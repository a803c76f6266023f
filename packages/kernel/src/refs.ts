// References: one number names a seat or one incarnation of an object.
//
// 0..15 is a seat. Anything from 4096 on is `serial * 4096 + slot`: the slot is where the object lives in
// `state.objects`, the serial is new each time the object changes zone, so a stale reference is found by one
// comparison. Serials come from the one clock of the state, not from the object: a count kept by the object would tell
// how often a hidden card had moved. Plain numbers in a program's bindings stay below 4096, so that a walk over
// bindings can tell a reference from an amount.

export type Ref = number
export type Seat = number

export const NOBODY = -1
export const FIRST_SLOT = 16
const SLOTS = 4096

export const isSeat = (ref: Ref): boolean => ref >= 0 && ref < FIRST_SLOT
export const isObject = (ref: Ref): boolean => ref >= SLOTS
export const slotOf = (ref: Ref): number => ref & (SLOTS - 1)
// Shifts while they are right: they keep references small whole numbers for the engine too, which a product may not.
export const serialOf = (ref: Ref): number => (ref < 0x80000000 ? ref >>> 12 : Math.floor(ref / SLOTS))
export const makeRef = (serial: number, slot: number): Ref =>
  serial < 0x80000 ? (serial << 12) | slot : serial * SLOTS + slot
export const MOST_SLOTS = SLOTS
