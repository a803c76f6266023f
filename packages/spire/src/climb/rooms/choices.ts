// What players can choose at an event or from Neow, and what they have chosen (STS-2.8, STS-5.4, STS-5.5).

import { actsOf, type AddOption, object, offerActs, type Ref, type Seat, zoneId } from "@soulspire/kernel"
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

/** Has somebody chosen this already, where everybody must choose something else? */
export const isGone = (r: SpireRun, card: Ref, nth: number): boolean =>
  factOf(r, card, "different") > 0 && r.s.table.players.some(({ chosen }) => chosen === nth)

export function offerOptions(r: SpireRun, seat: Seat, add: AddOption): void {
  offerActs(r, seat, "option", choices(r, seat), (key, refs, ability) => {
    if (!isGone(r, refs[0], nthOf(key))) add(key, refs, ability)
  })
}

/** Is there something for this player to choose still? */
export function mayChoose(r: SpireRun, seat: Seat): boolean {
  if (!isThere(player(r, seat)) || player(r, seat).chosen > 0) return false
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
