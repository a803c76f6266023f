// What is chosen for each seat at a table that is being set up. Whatever was chosen for somebody goes with their chair.

import type { Options } from "@soulspire/kernel"
import type { SeatChoice, SetupPlan } from "@soulspire/text"
import type { Plan } from "./plan.ts"

type Choices = readonly SeatChoice[]

/** The value at each seat: seats that nobody has chosen for get theirs in turn. */
export const chosenAt = (choices: Choices, list: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => list[seat] ?? choices[seat % choices.length].value)

/** As the option is given: what everybody would get anyway is not mentioned. */
export const asList = (choices: Choices, values: readonly string[]): readonly string[] =>
  values.every((value, seat) => value === chosenAt(choices, [], seat + 1)[seat]) ? [] : values

/** For somebody new: what nobody has yet. */
const untaken = (choices: Choices, taken: readonly string[]): string =>
  (choices.find(({ value }) => !taken.includes(value)) ?? choices[taken.length % choices.length]).value

/** Options that say something of each seat. */
export const seatOptions = ({ cards, arrivals }: SetupPlan): string[] => [
  ...Object.keys(cards).filter((name) => cards[name].each === "seat"),
  ...(arrivals === undefined ? [] : [arrivals.option]),
]

/** The options with a list, which is not mentioned where it is empty. */
export function withList(options: Options, name: string, list: readonly string[]): Options {
  const { [name]: _, ...others } = options
  return list.length === 0 ? others : { ...others, [name]: list }
}

/** The options for chairs that have moved: where each of them was before, or null for a new one. */
export function movedAlong(
  { cards, arrivals }: SetupPlan,
  { options, chairs }: Plan,
  from: readonly (number | null)[],
): Options {
  let moved = options
  for (const [name, named] of Object.entries(cards)) {
    if (named.each !== "seat") continue
    const before = chosenAt(named.of, (options[name] as readonly string[] | undefined) ?? [], chairs.length)
    const after: string[] = []
    for (const seat of from) after.push(seat === null ? untaken(named.of, after) : before[seat])
    moved = withList(moved, name, asList(named.of, after))
  }
  if (arrivals === undefined) return moved
  const since = arrivals.of(options, chairs.length)
  return withList(
    moved,
    arrivals.option,
    arrivals.said(from.map((seat) => (seat === null ? 0 : since[seat]))),
  )
}
