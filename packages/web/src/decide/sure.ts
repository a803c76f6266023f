// Whether an answer ends one's turn while something could still be done: whoever wishes is asked once more before that.

import type { Asked } from "@soulspire/match"
import type { View } from "@soulspire/kernel"

/** What was pressed once, and waits to be pressed again. */
export interface Unsure {
  decision: number
  key: string
}

/** `enough` is the game's word for ending a turn; where nothing waits on a stack, passing an act is that as well. */
export function endsTurn(
  { kind, pass, options }: Asked,
  { moment }: View,
  enough: string,
  key: string,
): boolean {
  if (kind !== "act" || options.every((option) => option.key === key || option.key === pass)) return false
  return key !== "" && (key === enough || (key === pass && moment.stack === ""))
}
