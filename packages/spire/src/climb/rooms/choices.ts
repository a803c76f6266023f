// What players can choose at an event or from Neow, and what they have chosen (STS-2.8, STS-5.4, STS-5.5).

import {
  actsOf,
  type AddOption,
  NOBODY,
  object,
  offerActs,
  type Reason,
  type Ref,
  type Seat,
  zoneId,
} from "@soulspire/kernel"
import { factOf, hasKind, isSeat, lying, player, type SpireRun, type SpireObj } from "../../state/run.ts"
import { isThere } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

/** What Neow offers a player. */
export const blessingsOf = (r: SpireRun, seat: Seat): Ref[] =>
  lying(r, "offers", seat).filter((ref) => hasKind(r, ref, "blessing"))

/** What stands before a player to choose from: the event, or what Neow offers. */
export const choices = (r: SpireRun, seat: Seat): Ref[] => [
  ...r.s.zones[zoneId(r, zoneNo.room)],
  ...blessingsOf(r, seat),
]

/** Which option of its card a key means, counted from 1. */
export const nthOf = (key: string): number => Number(/\.(\d+)/.exec(key)?.[1] ?? 1)

/** Does an event go on in this room, whatever it has made of it? */
export const isAtEvent = (r: SpireRun): boolean => lying(r, "room").some((ref) => hasKind(r, ref, "event"))

/** Has somebody chosen this already, where everybody must choose something else? */
const isTaken = (r: SpireRun, card: Ref, nth: number): boolean =>
  factOf(r, card, "different") > 0 && r.s.table.players.some(({ chosen }) => chosen === nth)

/** The options that somebody has chosen at a card of which they may choose several: a second one stands in the tens. */
const allChosen = (r: SpireRun, seat: Seat): number[] => {
  const { chosen } = player(r, seat)
  return [chosen % TWO, Math.floor(chosen / TWO)].filter((nth) => nth > 0)
}
const TWO = 10

/** How many of its options somebody may choose. */
export const mostOf = (r: SpireRun, card: Ref): number => Math.max(1, factOf(r, card, "optionsEach"))

/** Why an option of a card can't be chosen any more; null if it can. */
export function whyGone(r: SpireRun, seat: Seat, card: Ref, nth: number): Reason | null {
  if (player(r, seat).chosen === -nth) return { key: "came-to-nothing", rule: "STS-Q-82" }
  if (allChosen(r, seat).includes(nth)) return { key: "chosen-by-you", rule: "STS-Q-83" }
  return isTaken(r, card, nth) ? { key: "chosen-already", rule: "STS-5.4" } : null
}

export function offerOptions(r: SpireRun, seat: Seat, add: AddOption): void {
  offerActs(r, seat, "option", choices(r, seat), (key, refs, ability) => {
    if (whyGone(r, seat, refs[0], nthOf(key)) === null) add(key, refs, ability)
  })
}

/** The event of which somebody has chosen one option, and may choose another one, or leave it at that; NOBODY without one. */
export const halfChosen = (r: SpireRun, seat: Seat): Ref =>
  player(r, seat).chosen <= 0 || player(r, seat).chosen >= TWO
    ? NOBODY
    : (choices(r, seat).find((ref) => mostOf(r, ref) > 1) ?? NOBODY)

/** What a choice is remembered as: one that makes another superfluous stands in the tens, even if it is none. */
export const withSecond = (first: number, second: number): number =>
  first + (second > 0 ? second : ENOUGH) * TWO
/** More options than an event has. */
const ENOUGH = 9

/** Is there something for this player to choose still? */
export function mayChoose(r: SpireRun, seat: Seat): boolean {
  if (!isThere(player(r, seat))) return false
  if (player(r, seat).chosen > 0 && halfChosen(r, seat) === NOBODY) return false
  let found = false
  offerOptions(r, seat, () => {
    found = true
  })
  return found
}

/** Does the event of this room have anything to pay for (STS-4.13)? */
export const asksForGold = (r: SpireRun): boolean =>
  lying(r, "room").some((ref) =>
    actsOf(r, object(r, ref) as SpireObj, "option").some((ability) =>
      r.m.abilities[ability].costInstructions.some(({ name }) => name === "payGold"),
    ),
  )

/** Others who have chosen the same option; whoever asks has chosen theirs already. */
export function chosenBefore(r: SpireRun, ref: Ref): number {
  if (!isSeat(r, ref)) return 0
  const { chosen } = player(r, ref)
  return r.s.table.players.filter((each, seat) => seat !== ref && each.chosen === chosen).length
}
