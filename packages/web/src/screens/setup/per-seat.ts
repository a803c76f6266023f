// What is chosen for each seat at a table that is being set up. Whatever was chosen for somebody goes with their chair.

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

/** The options for chairs that have moved: where each of them was before, or null for a new one. */
export function movedAlong(
  { cards }: SetupPlan,
  { options, chairs }: Plan,
  from: readonly (number | null)[],
): Plan["options"] {
  const moved = { ...options }
  for (const [name, named] of Object.entries(cards)) {
    if (named.each !== "seat") continue
    const before = chosenAt(named.of, (options[name] as readonly string[] | undefined) ?? [], chairs.length)
    const after: string[] = []
    for (const seat of from) after.push(seat === null ? untaken(named.of, after) : before[seat])
    const list = asList(named.of, after)
    if (list.length > 0) moved[name] = list
    else delete moved[name]
  }
  return moved
}
