// Chosen characters (FSC-V.5): who may choose which. Picks go round from the first seat, in the open (FSC-Q-4): who begins
// is not known yet, for a character may say so.

import {
  controllerOf,
  moveObject,
  NOBODY,
  type Options,
  type Ref,
  type Seat,
  seatsOf,
  shuffleInPlace,
  zone,
} from "@soulspire/kernel"
import { characterOf, type FourSoulsRun, hasKind } from "../../../state/run.ts"
import { isPlaying } from "../playing.ts"

export const WAYS = ["dealt", "chosen", "one-of-two"] as const
const DEALT_EACH = 2

export const areDealtByTwo = (options: Options): boolean => options["characters"] === "one-of-two"
/** How many characters a table needs for each seat. */
export const neededEach = (options: Options): number => (areDealtByTwo(options) ? DEALT_EACH : 1)

const charactersIn = (r: FourSoulsRun, where: string): Ref[] =>
  r.s.zones[zone(r, where)].filter((ref) => hasKind(r, ref, "character"))

/** Two face up before everybody: whose they are to choose from, they say themselves. */
export function dealTwoEach(r: FourSoulsRun): void {
  const characters = charactersIn(r, "outside")
  shuffleInPlace(r.s.random, 0, characters)
  for (const seat of seatsOf(r.s))
    for (const ref of characters.splice(0, DEALT_EACH))
      moveObject(r, ref, zone(r, "draft"), "top", seat, null, "offer")
}

/** Whose turn it is to choose; NOBODY once everybody has, and where characters are dealt. */
export function nextToChoose(r: FourSoulsRun): Seat {
  if (!isPlaying(r, "chosen-characters")) return NOBODY
  return seatsOf(r.s).find((seat) => characterOf(r, seat) === NOBODY) ?? NOBODY
}

/** What there is to choose from. */
export function choicesOf(r: FourSoulsRun, seat: Seat): Ref[] {
  const dealt = charactersIn(r, "draft").filter((ref) => controllerOf(r, ref) === seat)
  return dealt.length > 0 ? dealt : charactersIn(r, "outside")
}

/** What nobody has chosen goes back. */
export function putBackUnchosen(r: FourSoulsRun): void {
  for (const ref of charactersIn(r, "draft"))
    moveObject(r, ref, zone(r, "outside"), "top", NOBODY, null, "set-up")
}
