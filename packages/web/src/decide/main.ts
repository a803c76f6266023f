// Which of the buttons is the main one, and which is not worth one.

import type { Option, View } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"

/**
 * The one that is most likely wanted: the only thing to do besides what lies on the table, or the first of two where nothing
 * lies there. Where things are lit as well, a button beside them is just another way.
 */
export function mainOf({ pass }: Asked, options: readonly Option[], loose: readonly Option[]): Option | null {
  const acts = loose.filter(({ key }) => key !== pass)
  if (acts.length === 0) return loose[0] ?? null
  const allLoose = loose.length === options.length
  if (acts.length === 1) return allLoose ? acts[0] : null
  return allLoose && acts.length === 2 ? acts[0] : null
}

/**
 * Letting others act first while one could do something of one's own is rarely meant: where things wait on a stack it stands
 * in the list of everything, unless it is what ends the turn (the game's word for which is `enough`).
 */
export const withoutIdlePass = (
  { pass }: Asked,
  { moment }: View,
  enough: string,
  loose: readonly Option[],
): readonly Option[] =>
  moment.stack !== "" && pass !== enough && loose.length > 1 ? loose.filter(({ key }) => key !== pass) : loose
